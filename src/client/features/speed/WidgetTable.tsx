import { Text, makeStyles, tokens } from '@fluentui/react-components';
import type { Measures, WidgetFigures } from '#shared/contract/measures';
import { widgetFailures } from '#shared/rules/measures/measures';
import { format } from '#shared/rules/values/format';
import { plural } from '../../texts/plural';
import { useTexts } from '../../texts/useTexts';
import { surface } from '../../ui/style/surface';
import { text200 } from '../../ui/style/layout';
import { FigureRows } from './FigureRows';
import { RatingMark } from './RatingMark';
import { widgetNames } from './speedNames';
import { useFigureTexts } from './useFigureTexts';

const useStyles = makeStyles({
  root: { ...surface, padding: tokens.spacingHorizontalL },
  small: { ...text200, display: 'block', color: tokens.colorNeutralForeground2 },
});

/** A widget that fails in more than one of so many visits fails often. */
const oftenOf = 20;

/** How long people wait for each widget, and how often it fails; the slow and failing come first. */
export function WidgetTable({ measures }: { measures: Measures }) {
  const styles = useStyles();
  const texts = useTexts('speed');
  const { widgets: words } = texts;
  const names = widgetNames(useTexts(), texts);
  const figures = useFigureTexts();
  const rows = measures.Widgets.map((widget) => ({ ...widget, ...sharesOf(widget) })).sort(
    (one, other) => weight(other) - weight(one) || other.P95 - one.P95,
  );
  const time = ({ Count }: WidgetFigures, value: number) => (Count ? figures.time(value) : '–');
  return (
    <div className={styles.root}>
      <FigureRows
        caption={words.title}
        heads={[words.widget, words.half, words.most, words.atOnce, words.failed, words.state]}
        rows={rows.map((widget) => ({
          key: widget.ComponentId,
          name: names[widget.ComponentId],
          cells: [
            time(widget, widget.P50),
            time(widget, widget.P95),
            figures.share(widget.atOnce),
            <span key="failed">
              {figures.share(widget.failed)}
              {widgetFailures
                .filter((kind) => widget.Failures[kind] > 0)
                .map((kind) => (
                  <Text key={kind} className={styles.small}>
                    {plural(words[kind], widget.Failures[kind], figures.locale)}
                  </Text>
                ))}
            </span>,
            <span key="state">
              <WidgetState widget={widget} builds={measures.Builds} />
              <Text className={styles.small}>
                {plural(words.counts, widget.shown, figures.locale)}
              </Text>
            </span>,
          ],
        }))}
      />
    </div>
  );
}

type Shown = WidgetFigures & ReturnType<typeof sharesOf>;

function WidgetState({ widget, builds }: { widget: Shown; builds: Measures['Builds'] }) {
  const { widgets: words } = useTexts('speed');
  const styles = useStyles();
  const figures = useFigureTexts();
  const { Slow, isFailing } = widget;
  const build = builds.find(({ Since }) => Since === Slow?.Since)?.Build;
  return (
    <>
      {Slow && (
        <RatingMark
          rating="fair"
          text={format(words.slow, {
            date: figures.day(Slow.Since),
            now: figures.time(Slow.Now),
            usual: figures.time(Slow.Usual),
          })}
        />
      )}
      {build && <Text className={styles.small}>{format(words.build, { build })}</Text>}
      {isFailing && <RatingMark rating="poor" text={words.failing} />}
      {!Slow && !isFailing && <RatingMark rating="good" text={words.usual} />}
    </>
  );
}

function sharesOf({ Count, AtOnce, Failures }: WidgetFigures) {
  const count = Object.values(Failures).reduce((sum, each) => sum + each, 0);
  const shown = Count + AtOnce + count;
  const failed = count / Math.max(1, shown);
  return { shown, atOnce: AtOnce / Math.max(1, shown), failed, isFailing: failed * oftenOf > 1 };
}

function weight({ Slow, isFailing }: Shown): number {
  return (Slow ? 1 : 0) + (isFailing ? 2 : 0);
}
