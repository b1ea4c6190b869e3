import { useEffect, useRef } from 'react';
import { Button, Input, makeStyles } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { SearchRegular } from '@fluentui/react-icons/svg/search';
import { maxSearchLength } from '#shared/rules/search/searchText';
import { useSession } from '../../data/session/session';
import { useTexts } from '../../texts/useTexts';
import { fingerHeight, fingerOverlap } from '../../ui/style/layout';
import { stop } from './moveByArrows';
import { takeTypedAhead } from './typedAhead';

const useStyles = makeStyles({
  root: { width: '100%', ...fingerHeight },
  // The field stays as high as it is without it.
  clear: fingerOverlap,
  // Where the example of what can be found has no room.
  field: { textOverflow: 'ellipsis' },
});

interface SearchFieldProps {
  text: string;
  setText: (text: string) => void;
  onEnter: () => void;
}

/**
 * The field of the dialog; it has the keyboard from the first moment, its cursor behind what was
 * typed already (SEARCH-04).
 */
export function SearchField({ text, setText, onEnter }: SearchFieldProps) {
  const styles = useStyles();
  const texts = useTexts('search');
  const { shell } = useTexts();
  const { licensed, isLicenceKnown } = useSession();
  const field = useRef<HTMLInputElement>(null);
  const placeholder = licensed ? texts.placeholder : texts.placeholderOwn;
  useEffect(() => {
    field.current?.focus();
    const ahead = takeTypedAhead();
    if (ahead) setText(ahead);
    field.current?.setSelectionRange(maxSearchLength, maxSearchLength);
  }, [setText]);
  const clear = () => {
    setText('');
    field.current?.focus();
  };
  return (
    <Input
      className={styles.root}
      size="large"
      contentBefore={<SearchRegular />}
      contentAfter={
        text === '' ? undefined : (
          <Button
            className={styles.clear}
            appearance="transparent"
            size="small"
            icon={<DismissRegular />}
            aria-label={texts.clearText}
            onClick={clear}
          />
        )
      }
      input={{ ref: field, className: styles.field, ...stop }}
      aria-label={shell.search}
      placeholder={isLicenceKnown ? placeholder : undefined}
      enterKeyHint="search"
      autoComplete="off"
      maxLength={maxSearchLength}
      value={text}
      onChange={(_, data) => setText(data.value)}
      onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && onEnter()}
    />
  );
}
