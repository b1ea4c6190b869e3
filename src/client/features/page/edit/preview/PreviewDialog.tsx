import { useMemo, useState } from 'react';
import { Dialog, DialogSurface, makeStyles, tokens } from '@fluentui/react-components';
import type { Page } from '#shared/contract/pages/pages';
import { outcomeOf } from '#shared/rules/targeting/why';
import { usePagePerson } from '../../../../data/people/usePagePerson';
import { SessionContext, useSession } from '../../../../data/session/session';
import { useTermNames } from '../../../../data/targeting/useTermNames';
import { hostState } from '../../../../host/hostState';
import { Part } from '../../../../loading/Part';
import { useLcid } from '../../../../texts/useLcid';
import { useTexts } from '../../../../texts/useTexts';
import { highContrastTheme } from '../../../../ui/style/highContrastTheme';
import { darkTheme, lightTheme } from '../../../../ui/style/themes';
import { useReturnFromDialog } from '../../../../ui/leave/useReturnFromDialog';
import { PagePlaceholder } from '../../PagePlaceholder';
import { PageView } from '../../PageView';
import { DeviceFrame } from './DeviceFrame';
import type { PageValues } from '../pageValues';
import { PreviewBar, type PreviewDevice, type PreviewTheme } from './PreviewBar';
import { previewOf } from './previewOf';
import { isChosen, linksOf, writer, type PreviewReader } from './previewReader';
import { PreviewSign } from './PreviewSign';
import { ReaderPanel } from './ReaderPanel';
import { useReaderPreview } from './useReaderPreview';
import { WithheldPage } from './WithheldPage';

const beside = '@media (min-width: 1024px)';

const useStyles = makeStyles({
  surface: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '100%',
    height: '100dvh',
    maxHeight: '100dvh',
    borderRadius: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalM,
    '@media (max-width: 767.98px)': { padding: tokens.spacingHorizontalXS },
    backgroundColor: tokens.colorNeutralBackground3,
  },
  body: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    gap: tokens.spacingHorizontalM,
    minHeight: 0,
    [beside]: { flexDirection: 'row-reverse' },
  },
  stage: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    gap: tokens.spacingVerticalS,
    minWidth: 0,
    minHeight: 0,
  },
});

/** In px. */
const widths: Readonly<Record<PreviewDevice, number>> = { phone: 390, tablet: 768, desktop: 1280 };
const themes = { light: lightTheme, dark: darkTheme, contrast: highContrastTheme };

interface PreviewDialogProps {
  page: Page | undefined;
  values: PageValues;
  close: () => void;
}

/** The page as readers will see it: in a width and a theme, and as somebody would have it. */
export function PreviewDialog({ page, values, close }: PreviewDialogProps) {
  useReturnFromDialog();
  const styles = useStyles();
  const texts = useTexts('pageEditor');
  const [device, setDevice] = useState<PreviewDevice>(() =>
    window.innerWidth < 768 ? 'phone' : 'desktop',
  );
  const [theme, setTheme] = useState(ownTheme);
  const [isChoosing, setChoosing] = useState(false);
  const [reader, setReader] = useState(writer);
  const links = useMemo(() => linksOf(values), [values]);
  const state = useReaderPreview(values, links, reader, texts.asReader);
  const person = usePersonName(reader);
  const preview = { reader, name: person || texts.suchReader, state };
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && close()}>
      <DialogSurface className={styles.surface} aria-label={texts.preview}>
        <PreviewBar
          {...{ device, setDevice, theme, setTheme, isChoosing, close }}
          toggleChoosing={() => setChoosing(!isChoosing)}
        />
        <div className={styles.body}>
          {isChoosing && <ReaderPanel {...preview} links={links} setReader={setReader} />}
          <div className={styles.stage}>
            <PreviewSign {...preview} />
            <DeviceFrame
              width={widths[device]}
              theme={themes[theme]}
              title={texts.preview}
              onEscape={close}
            >
              <PageFor {...{ page, values, reader, state }} />
            </DeviceFrame>
          </div>
        </div>
      </DialogSurface>
    </Dialog>
  );
}

/** The theme that the editor has. */
function ownTheme(): PreviewTheme {
  const { theme } = hostState();
  if (theme === 'contrast') return theme;
  const isDark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  return isDark ? 'dark' : 'light';
}

function usePersonName({ kind, upn }: PreviewReader): string {
  const { person } = useSession();
  const isPerson = kind === 'person' && upn !== '';
  // Nobody is requested while nobody is chosen.
  const { name } = usePagePerson(isPerson ? upn : person.upn, isPerson ? null : person.name);
  return isPerson ? name || upn : '';
}

interface PageForProps extends Pick<PreviewDialogProps, 'page' | 'values'> {
  reader: PreviewReader;
  state: ReturnType<typeof useReaderPreview>;
}

/** The page as the reader finds it at its address. */
function PageFor({ page, values, reader, state }: PageForProps) {
  const texts = useTexts('pageEditor');
  const session = useSession();
  const names = useTermNames(useLcid());
  if (isChosen(reader)) {
    if (state.state !== 'ready') return <PagePlaceholder />;
    if (outcomeOf('page', state.value.Rules) === 'withheld')
      return (
        <Part waiting={<PagePlaceholder />}>
          <WithheldPage />
        </Part>
      );
  }
  const licensed = !session.settings.enableWorkplaceLight || reader.isLicensed;
  return (
    <SessionContext.Provider value={{ ...session, licensed }}>
      <PageView
        isAsReader={isChosen(reader)}
        page={previewOf(values, page, texts.title)}
        language={names.get(values.LanguageTermId) ?? null}
        channels={values.ChannelTermPages.flatMap((id) => {
          const name = names.get(id);
          return name === undefined ? [] : { id, name };
        })}
      />
    </SessionContext.Provider>
  );
}
