import { Radio, RadioGroup, Switch, Text, makeStyles, tokens } from '@fluentui/react-components';
import type { ReaderPreview } from '#shared/contract/people/targeting';
import { PersonField } from '../../../../audience/PersonField';
import { WhyReasons } from '../../../../audience/WhyAnswer';
import { WhyState } from '../../../../audience/WhyState';
import type { ReadState } from '../../../../data/read/readState';
import { useSession } from '../../../../data/session/session';
import { usePickableChannels } from '../../../../data/targeting/usePickableChannels';
import { LanguagesField } from '../../../../editing/form/LanguagesField';
import { Part } from '../../../../loading/Part';
import { useLcid } from '../../../../texts/useLcid';
import { useTexts } from '../../../../texts/useTexts';
import { ChannelPicker } from '../../../../ui/form/ChannelPicker';
import { fingerRow, plainList, stacked } from '../../../../ui/style/layout';
import { SourceNotice } from '../../../../ui/widget/SourceNotice';
import { surface } from '../../../../ui/style/surface';
import { isChosen, type PreviewReader, type TextLink } from './previewReader';

const useStyles = makeStyles({
  root: {
    ...surface,
    ...stacked(tokens.spacingVerticalL),
    boxSizing: 'border-box',
    flexShrink: 0,
    maxHeight: '50vh',
    overflowY: 'auto',
    padding: tokens.spacingHorizontalL,
    '@media (min-width: 1024px)': { width: '340px', maxHeight: 'none' },
  },
  choices: stacked(tokens.spacingVerticalM),
  answer: {
    ...stacked(tokens.spacingVerticalM),
    paddingTop: tokens.spacingVerticalL,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  links: { ...plainList, ...stacked(tokens.spacingVerticalM) },
  link: { ...stacked(tokens.spacingVerticalXS), overflowWrap: 'anywhere' },
  touch: fingerRow,
});

interface ReaderPanelProps {
  reader: PreviewReader;
  setReader: (reader: PreviewReader) => void;
  /** Of the reader. */
  name: string;
  links: readonly TextLink[];
  state: ReadState<ReaderPreview>;
}

const kinds = ['writer', 'person', 'choices'] as const;

/** Chooses the reader by whose eyes the page is looked at, and says why they see it or not. */
export function ReaderPanel({ reader, setReader, name, links, state }: ReaderPanelProps) {
  const styles = useStyles();
  const texts = useTexts('pageEditor');
  const { enableWorkplaceLight } = useSession().settings;
  const change = (changed: Partial<PreviewReader>) => setReader({ ...reader, ...changed });
  return (
    <aside className={styles.root} aria-label={texts.asReader}>
      <RadioGroup
        aria-label={texts.asReader}
        value={reader.kind}
        onChange={(_, { value }) => change({ kind: kinds.find((kind) => kind === value) })}
      >
        {kinds.map((kind) => (
          <Radio key={kind} className={styles.touch} value={kind} label={texts.readers[kind]} />
        ))}
      </RadioGroup>
      {reader.kind === 'person' && (
        <PersonField label={texts.person} value={reader.upn} onChange={(upn) => change({ upn })} />
      )}
      {reader.kind === 'choices' && <ChoiceFields reader={reader} change={change} />}
      {/* Without the light mode everybody counts as licensed (LICENCE-02). */}
      {reader.kind !== 'writer' && enableWorkplaceLight && (
        <Switch
          className={styles.touch}
          label={texts.licence}
          checked={reader.isLicensed}
          onChange={(_, { checked }) => change({ isLicensed: checked })}
        />
      )}
      {isChosen(reader) && (
        <div className={styles.answer}>
          <Part>
            <WhyState kind="page" state={state} name={name} />
            {state.state === 'ready' && (
              <WithheldLinks withheld={state.value.Withheld} links={links} name={name} />
            )}
          </Part>
        </div>
      )}
    </aside>
  );
}

interface ChoiceFieldsProps {
  reader: PreviewReader;
  change: (changed: Partial<PreviewReader>) => void;
}

function ChoiceFields({ reader, change }: ChoiceFieldsProps) {
  const styles = useStyles();
  const texts = useTexts('pageEditor');
  const { channels, state } = usePickableChannels(useLcid());
  return (
    <div className={styles.choices}>
      {state.state === 'failed' && (
        <SourceNotice name={texts.channels} failure={state.failure} reload={state.reload} />
      )}
      <ChannelPicker
        label={texts.followed}
        // Readers may follow what the editor may not give to content.
        channels={channels?.map((channel) => ({ ...channel, isPickable: true }))}
        value={reader.channels}
        onChange={(chosen) => change({ channels: chosen })}
      />
      <LanguagesField
        label={texts.languages}
        value={reader.languages}
        onChange={(chosen) => change({ languages: chosen })}
      />
    </div>
  );
}

interface WithheldLinksProps {
  withheld: ReaderPreview['Withheld'];
  links: readonly TextLink[];
  name: string;
}

/** The links of the text that lead nowhere for the reader, each with the reasons. */
function WithheldLinks({ withheld, links, name }: WithheldLinksProps) {
  const styles = useStyles();
  const texts = useTexts('pageEditor');
  if (withheld.length === 0) return null;
  return (
    <>
      <Text>{texts.linksWithheld}</Text>
      <ul className={styles.links} aria-label={texts.linksWithheld}>
        {withheld.map(({ Address, Rules }) => (
          <li key={Address} className={styles.link}>
            <Text weight="semibold">
              {links.find(({ address }) => address === Address)?.words || Address}
            </Text>
            <WhyReasons kind="page" rules={Rules} name={name} />
          </li>
        ))}
      </ul>
    </>
  );
}
