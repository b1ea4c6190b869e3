import { useContext } from 'react';
import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { LinkRegular } from '@fluentui/react-icons/svg/link';
import { maxSearchLength, wordsOf } from '#shared/rules/search/searchText';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../../texts/useTexts';
import { FoundIcon } from '../../found/FoundIcon';
import { LinkList, LinkOption } from '../../found/LinkList';
import { TextSourcesContext } from '../../found/textSources';
import type { useLinkField } from './useLinkField';
import { fingerHeight } from '../../style/layout';

const useStyles = makeStyles({
  field: fingerHeight,
  // As high as it may become, so that nothing jumps while results arrive.
  found: { height: 'min(46dvh, 380px)', overflowY: 'auto', padding: tokens.spacingHorizontalXXS },
});

/** Where a link leads: what is typed, and below it what can be meant by that. */
export function LinkField(field: ReturnType<typeof useLinkField>) {
  const { typed, setTyped, text, address, addressId, activeId, listId, list } = field;
  const { choose, chooseAddress } = field;
  const styles = useStyles();
  const { editor: words, links: texts } = useTexts('editing');
  const sources = useContext(TextSourcesContext);
  const isSearched = sources !== undefined && wordsOf(text).length > 0;
  const first = address && (
    <LinkOption
      id={addressId}
      isActive={activeId === addressId}
      icon={<FoundIcon kind="link" name={address} />}
      title={format(texts.toAddress, { address })}
      choose={chooseAddress}
    />
  );
  return (
    <>
      <Field
        label={sources ? texts.field : words.address}
        hint={sources ? texts.hint : words.addressHint}
        validationMessage={field.isWrong ? words.addressWrong : undefined}
      >
        <Input
          autoFocus
          className={styles.field}
          contentBefore={<LinkRegular />}
          role="combobox"
          aria-expanded={isSearched || Boolean(first)}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          autoComplete="off"
          enterKeyHint="go"
          value={typed}
          onFocus={({ target }) => target.select()}
          onChange={(_, { value }) => setTyped(value)}
          onKeyDown={field.move}
        />
      </Field>
      <div ref={list} className={sources && styles.found}>
        {isSearched ? (
          sources.foundLinks({
            ...{ listId, first, activeId, choose },
            text: text.slice(0, maxSearchLength),
          })
        ) : (
          <LinkList id={listId}>{first}</LinkList>
        )}
      </div>
    </>
  );
}
