import { Title1, makeStyles, tokens } from '@fluentui/react-components';
import { boardSections, isOffered, type BoardSection } from '#shared/rules/widgets/board';
import { useSession } from '../data/session/session';
import { format } from '#shared/rules/values/format';
import { listFormat } from '../texts/formatters';
import { useLocale } from '../texts/useLocale';
import { useBoard } from '../features/board/useBoard';
import { useTexts } from '../texts/useTexts';
import { wrapped } from '../ui/style/layout';
import { TextLink } from '../ui/TextLink';
import { WidgetFrame } from '../ui/widget/WidgetFrame';
import { WidgetPlaceholder } from '../ui/widget/WidgetPlaceholder';
import { BoardNotice, UnlicensedNotice } from './BoardNotice';
import { BoardSections } from './BoardSections';

const useStyles = makeStyles({
  head: {
    ...wrapped(`${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXL}`),
    alignItems: 'baseline',
    justifyContent: 'space-between',
    marginBottom: tokens.spacingVerticalXXL,
  },
  title: { margin: 0 },
});

/**
 * Route /your-board: four sections that each person arranges for themselves (BOARD-01, BOARD-02).
 */
export function YourBoardPage() {
  const styles = useStyles();
  const texts = useTexts('board');
  const { yourBoard: title } = useTexts().navigation;
  return (
    <>
      <div className={styles.head}>
        <Title1 as="h1" block className={styles.title}>
          {title}
        </Title1>
        <span data-tour="arrange">
          <TextLink to="/settings#your-board">{texts.arrange}</TextLink>
        </span>
      </div>
      <WidgetFrame
        name={title}
        state={useBoard()}
        placeholder={<WidgetPlaceholder height="100vh" hasHeading />}
        emptyText=""
      >
        {(all) => {
          const shown = all.filter(({ Hidden }) => !Hidden).map(({ ComponentId }) => ComponentId);
          return shown.length === 0 ? (
            <>
              <BoardNotice kind="allOff" />
              <WithoutLicence />
            </>
          ) : (
            <BoardSections sections={shown}>
              <WithoutLicence />
            </BoardSections>
          );
        }}
      </WidgetFrame>
    </>
  );
}

/** Names the sections that a licence would bring. */
function WithoutLicence() {
  const { licensed, isLicenceKnown, settings } = useSession();
  const { unlicensed, sections: names } = useTexts('board');
  const locale = useLocale();
  if (licensed || !isLicenceKnown) return null;
  const offeredBy = (isLicensed: boolean) => (section: BoardSection) =>
    isOffered(section, { licensed: isLicensed, settings });
  const missing = boardSections.filter(offeredBy(true)).filter((name) => !offeredBy(false)(name));
  const sections = listFormat(locale).format(missing.map((name) => names[name]));
  return <UnlicensedNotice text={format(unlicensed, { sections })} />;
}
