import { useState } from 'react';
import { Button, Text, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { PersonDeleteRegular } from '@fluentui/react-icons/svg/person-delete';
import type { KeptData } from '#shared/contract/people/personalData';
import { PersonSearch } from '../../audience/PersonSearch';
import { knownUpn } from '../../data/people/useFoundPeople';
import { format } from '#shared/rules/values/format';
import { countText } from '../../texts/formatters';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { ConfirmDialog } from '../../ui/leave/ConfirmDialog';
import { DateText } from '../../ui/text/DateText';
import { FactList } from '../../ui/list/FactList';
import { fingerHeight, inRow, stacked } from '../../ui/style/layout';
import { PanelSection } from '../../ui/PanelSection';
import { PersonByIdField } from './PersonByIdField';
import { usePersonData, type Subject } from './usePersonData';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
    gap: tokens.spacingHorizontalL,
    alignItems: 'start',
    '& > *': { minWidth: 0 },
  },
  found: stacked(tokens.spacingVerticalM),
  actions: { ...inRow(tokens.spacingHorizontalM), flexWrap: 'wrap' },
  button: fingerHeight,
});

/** The data that the portal keeps about one person: to look at, hand out and erase. */
export function PersonSection() {
  const styles = useStyles();
  const { person: texts } = useTexts('dataProtection');
  const { retention } = useTexts('dataProtection');
  const { subject, kept, busy, find, download, erase } = usePersonData();
  const [isAsked, setAsked] = useState(false);
  const name = kept?.DisplayName ?? subject?.name ?? texts.unknown;
  return (
    <PanelSection title={texts.title} introduction={texts.introduction}>
      <div className={styles.fields}>
        <PersonSearch
          label={texts.find}
          onChoose={(person) =>
            find({ id: person.id, upn: knownUpn(person), name: person.displayName })
          }
        />
        <PersonByIdField onChoose={(id) => find({ id })} />
      </div>
      <div className={styles.found} role="status">
        {kept === null && subject && <NothingKept subject={subject} />}
        {kept && subject && <Kept kept={kept} subject={subject} />}
      </div>
      {kept && (
        <div className={styles.actions}>
          <Button
            className={styles.button}
            icon={<ArrowDownloadRegular />}
            disabledFocusable={busy !== undefined}
            onClick={download}
          >
            {busy === 'downloading' ? texts.downloading : texts.download}
          </Button>
          <Button
            className={styles.button}
            icon={<PersonDeleteRegular />}
            disabledFocusable={busy !== undefined}
            onClick={() => setAsked(true)}
          >
            {texts.erase}
          </Button>
        </div>
      )}
      {isAsked && (
        <ConfirmDialog
          title={format(texts.eraseTitle, { name })}
          text={`${texts.eraseText} ${texts.eraseBackups}`}
          accept={texts.erase}
          decline={retention.cancel}
          isLoss
          onDecline={() => setAsked(false)}
          onAccept={() => {
            setAsked(false);
            erase();
          }}
        />
      )}
    </PanelSection>
  );
}

/** Whom it knows nothing of is named all the same: two people may have one name. */
function NothingKept({ subject: { id, name, upn } }: { subject: Subject }) {
  const { person: texts } = useTexts('dataProtection');
  return (
    <>
      <FactList
        facts={[
          [texts.find, namesOf(name, upn) || texts.unknown],
          [texts.id, id],
        ]}
      />
      <Text>{texts.nothing}</Text>
    </>
  );
}

const namesOf = (...names: readonly (string | null | undefined)[]) =>
  names.filter(Boolean).join(' · ');

function Kept({ kept, subject }: { kept: KeptData; subject: Subject }) {
  const { person: texts } = useTexts('dataProtection');
  const locale = useLocale();
  const { Id, UpnId, DisplayName, LeftSince, Own, Pages, History } = kept;
  const known = namesOf(DisplayName ?? subject.name, UpnId ?? subject.upn);
  return (
    <FactList
      facts={[
        [texts.find, known || texts.unknown],
        [texts.id, Id],
        ...(LeftSince
          ? [[texts.left, <DateText key="left" value={LeftSince} style="day" />] as const]
          : []),
        [texts.own, countText(Own, locale)],
        [texts.pages, countText(Pages, locale)],
        [texts.history, countText(History, locale)],
      ]}
    />
  );
}
