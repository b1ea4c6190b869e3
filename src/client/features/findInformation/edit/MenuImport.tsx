import { useState } from 'react';
import { Text, Title2, makeStyles, tokens } from '@fluentui/react-components';
import { useSession } from '../../../data/session/session';
import { SettingsLink } from '../../../editing/SettingsLink';
import { TermSetFailure } from '../../../editing/TermSetFailure';
import { useLocale } from '../../../texts/useLocale';
import { useTexts } from '../../../texts/useTexts';
import { stacked } from '../../../ui/style/layout';
import { useModal } from '../../../ui/leave/modal';
import { RowsPlaceholder } from '../../../ui/widget/RowsPlaceholder';
import { titleChoices, usualChoice, type TermSetRead } from './menuReadings';
import { MenuImportPreview } from './MenuImportPreview';
import { useMenuImport, useTermAddresses } from './useMenuImport';

const useStyles = makeStyles({
  root: stacked(tokens.spacingVerticalL),
  title: { margin: '0 40px 4px 0' },
  introduction: { display: 'block', color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
});

/** Dialog find-information/import: what the term set of the settings brings to the menu. */
export function MenuImport() {
  const styles = useStyles();
  const { termSet: texts } = useTexts('menuEditor');
  const setId = useSession().settings.navigationTermSetId.trim();
  return (
    <div className={styles.root}>
      <div>
        <Title2 as="h1" block className={styles.title}>
          {texts.title}
        </Title2>
        <Text className={styles.introduction}>{texts.introduction}</Text>
      </div>
      {setId === '' ? (
        <Text>
          {texts.none} <SettingsLink setting="navigationTermSetId" />
        </Text>
      ) : (
        <Comparison setId={setId} />
      )}
    </div>
  );
}

function Comparison({ setId }: { setId: string }) {
  const { import: texts } = useTexts('terms');
  const modal = useModal();
  const close = () => modal?.close();
  const { state, compare, run } = useMenuImport(setId, close);
  if (state.state === 'reading')
    return (
      <div role="status" aria-label={texts.reading}>
        <RowsPlaceholder count={3} />
      </div>
    );
  if (state.state === 'failed')
    return (
      <TermSetFailure failure={state.failure} setting="navigationTermSetId" reload={compare} />
    );
  return (
    <Chosen
      read={state.found}
      isWriting={state.isWriting}
      failure={state.failure}
      compare={compare}
      close={close}
      run={(way, sections) => run(state, way, sections)}
    />
  );
}

type ChosenProps = Omit<
  Parameters<typeof MenuImportPreview>[0],
  'choices' | 'choice' | 'choose' | 'addresses'
> & { read: TermSetRead };

/** The comparison in the language that was chosen. */
function Chosen(props: ChosenProps) {
  const { settings } = useSession();
  const locale = useLocale();
  const addresses = useTermAddresses();
  const choices = titleChoices(props.read, {
    locale,
    filtersLanguages: settings.enableLanguageFilteringForWorkplace,
    defaultLanguageTermId: settings.defaultLanguageTermId,
  });
  const [key, setKey] = useState(() => usualChoice(props.read, choices, addresses)?.key);
  return (
    <MenuImportPreview
      {...props}
      choices={choices}
      choice={choices.find((choice) => choice.key === key)}
      choose={setKey}
      addresses={addresses}
    />
  );
}
