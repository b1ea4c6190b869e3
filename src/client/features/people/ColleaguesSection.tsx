import { useEffect, useState } from 'react';
import { makeStyles, tokens } from '@fluentui/react-components';
import { format } from '#shared/rules/values/format';
import { listFormat } from '../../texts/formatters';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { WidgetSection } from '../../ui/widget/WidgetSection';
import { TextLink } from '../../ui/TextLink';
import { WhenVisible } from '../../ui/widget/WhenVisible';
import { WidgetFrame } from '../../ui/widget/WidgetFrame';
import { ColleagueGrid, GridPlaceholder } from './ColleagueGrid';
import { colleaguesShown, useColleagues, type Colleagues } from './useColleagues';

const useStyles = makeStyles({
  more: { marginTop: tokens.spacingVerticalL },
  link: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
});

/**
 * Some colleagues, and the way to all others. Asks for nothing before somebody comes near: a window
 * ahead, because a few take less room than is kept for them.
 */
export function ColleaguesSection() {
  const styles = useStyles();
  const { colleagues: texts } = useTexts('people');
  const [found, setFound] = useState<Colleagues | null>();
  const hasMore = (found?.people.length ?? 0) > colleaguesShown;
  const search =
    hasMore && found!.values.length > 0
      ? `?find=${encodeURIComponent(found!.values.join(', '))}`
      : '';
  return (
    <WidgetSection title={texts.heading} introduction={useIntroduction(found)}>
      <WhenVisible placeholder={<GridPlaceholder count={colleaguesShown} />} below="100%">
        <Found onFound={setFound} />
      </WhenVisible>
      <div className={styles.more}>
        <TextLink to={`/people${search}`} className={styles.link}>
          {texts.more}
        </TextLink>
      </div>
    </WidgetSection>
  );
}

/** By what they were found; its line is kept until that is known, and goes where there are none. */
function useIntroduction(found: Colleagues | null | undefined): string | undefined {
  const locale = useLocale();
  const { colleagues: texts } = useTexts('people');
  if (found === undefined) return '\u00a0';
  if (found === null) return undefined;
  return found.values.length > 0
    ? format(texts.alike, { values: listFormat(locale).format(found.values) })
    : texts.related;
}

function Found({ onFound }: { onFound: (found: Colleagues | null | undefined) => void }) {
  const { colleagues: texts } = useTexts('people');
  const state = useColleagues(texts.heading);
  const isKnown = state.state !== 'loading';
  const found = state.state === 'ready' ? state.value : isKnown ? null : undefined;
  useEffect(() => onFound(found), [found, onFound]);
  return (
    <WidgetFrame
      name={texts.heading}
      state={state}
      placeholder={<GridPlaceholder count={colleaguesShown} />}
      emptyText={texts.none}
    >
      {({ people }) => <ColleagueGrid people={people.slice(0, colleaguesShown)} />}
    </WidgetFrame>
  );
}
