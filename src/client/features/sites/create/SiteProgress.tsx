import { useEffect, useRef } from 'react';
import {
  Button,
  Spinner,
  Text,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import { CheckmarkCircleFilled } from '@fluentui/react-icons/svg/checkmark-circle';
import { CircleRegular } from '@fluentui/react-icons/svg/circle';
import { DismissCircleFilled } from '@fluentui/react-icons/svg/dismiss-circle';
import { stepsOf, type MakingStep, type SiteInMaking } from '#shared/rules/sites/newSite';
import { groupSiteOf } from '#shared/rules/sites/siteIndex';
import { isAddressTaken } from '../../../data/newSites/makeGroup';
import { useOpensNewTab } from '../../../data/useOpensNewTab';
import { useSession } from '../../../data/session/session';
import { format } from '#shared/rules/values/format';
import { listFormat } from '../../../texts/formatters';
import { useLocale } from '../../../texts/useLocale';
import type { Texts } from '../../../texts/topics';
import { useTexts } from '../../../texts/useTexts';
import { ErrorPanel } from '../../../ui/trouble/ErrorPanel';
import { fingerHeight, inRow, plainList, stacked, wrapped } from '../../../ui/style/layout';
import { surface } from '../../../ui/style/surface';
import { TextLink } from '../../../ui/TextLink';
import { useUnsavedChanges } from '../../../ui/leave/useUnsavedChanges';
import type { Phase } from './useMaking';

const useStyles = makeStyles({
  root: { ...stacked(tokens.spacingVerticalL), outlineStyle: 'none' },
  steps: { ...plainList, ...stacked(tokens.spacingVerticalXS), ...surface, padding: '12px 16px' },
  step: { ...inRow(), minHeight: '40px' },
  icon: { display: 'inline-flex', fontSize: '20px', color: tokens.colorNeutralForeground3 },
  done: { color: tokens.colorPaletteGreenForeground1 },
  failed: { color: tokens.colorPaletteRedForeground1 },
  waiting: { color: tokens.colorNeutralForeground3 },
  actions: wrapped(tokens.spacingHorizontalS),
  button: fingerHeight,
  links: { ...plainList, ...wrapped(tokens.spacingHorizontalL) },
  link: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
});

interface SiteProgressProps {
  phase: Exclude<Phase, { kind: 'form' }>;
  goOn: (made: SiteInMaking) => void;
  giveUp: (made?: SiteInMaking) => void;
}

/** How far the making of a site is, and what can be done about it. */
export function SiteProgress({ phase, goOn, giveUp }: SiteProgressProps) {
  const styles = useStyles();
  const texts = useTexts('createSite');
  const locale = useLocale();
  const { made } = phase;
  const isRunning = phase.kind === 'running';
  const isTaken =
    phase.kind === 'failed' && phase.step === 'group' && isAddressTaken(phase.failure);
  useUnsavedChanges(isRunning);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that began it has gone.
    if (isRunning && document.activeElement === document.body)
      root.current?.focus({ preventScroll: true });
  }, [isRunning]);
  const refused = refusedIn(made);
  return (
    <div ref={root} role="group" aria-label={texts.title} tabIndex={-1} className={styles.root}>
      <div role="status" aria-atomic={false}>
        <Text block size={400} weight="semibold">
          {progressWords(phase, texts)}
        </Text>
        {refused.length > 0 && (
          <Text block>{format(texts.notAdded, { names: listFormat(locale).format(refused) })}</Text>
        )}
      </div>
      <ol className={styles.steps}>
        {stepsOf(made.site).map((step) => (
          <Step key={step} step={step} state={stateOf(step, phase)} />
        ))}
      </ol>
      {phase.kind === 'failed' && (
        <ErrorPanel
          name={texts.steps[phase.step].name}
          text={isTaken ? texts.flaws.taken : undefined}
          failure={phase.failure}
          isSave
          takesFocus
          reload={() => goOn(made)}
        />
      )}
      {phase.kind === 'done' && <Links made={made} />}
      <div className={styles.actions}>
        {phase.kind === 'left' && (
          <Button className={styles.button} appearance="primary" onClick={() => goOn(made)}>
            {texts.goOn}
          </Button>
        )}
        {(phase.kind === 'left' || phase.kind === 'failed') && (
          <Button className={styles.button} onClick={() => giveUp(made.groupId ? undefined : made)}>
            {made.groupId ? texts.leave : texts.change}
          </Button>
        )}
        {phase.kind === 'done' && (
          <Button className={styles.button} onClick={() => giveUp()}>
            {texts.another}
          </Button>
        )}
      </div>
    </div>
  );
}

function progressWords(phase: SiteProgressProps['phase'], texts: Texts['createSite']): string {
  if (phase.kind === 'running') return texts.steps[phase.step].running;
  if (phase.kind === 'failed') return texts.steps[phase.step].failed;
  const { site, groupId, siteUrl } = phase.made;
  const words =
    phase.kind === 'left'
      ? groupId
        ? texts.left
        : texts.leftAtStart
      : siteUrl
        ? texts.done
        : texts.doneSoon;
  return format(words, { name: site.name });
}

/** Names of those who could not be added. */
function refusedIn({ site, refused = [] }: SiteInMaking): string[] {
  const names = new Map([...site.owners, ...site.members].map(({ id, name }) => [id, name]));
  return refused.flatMap((id) => names.get(id) ?? []);
}

type StepState = 'done' | 'running' | 'failed' | 'waiting';

function stateOf(step: MakingStep, phase: SiteProgressProps['phase']): StepState {
  if (phase.kind === 'done') return 'done';
  if (phase.kind === 'left') return step === 'group' && phase.made.groupId ? 'done' : 'waiting';
  if (step === phase.step) return phase.kind;
  const steps = stepsOf(phase.made.site);
  return steps.indexOf(step) < steps.indexOf(phase.step) ? 'done' : 'waiting';
}

function Step({ step, state }: { step: MakingStep; state: StepState }) {
  const styles = useStyles();
  const texts = useTexts('createSite');
  const icon = {
    done: <CheckmarkCircleFilled className={styles.done} aria-label={texts.states.done} />,
    running: <Spinner size="extra-tiny" aria-hidden />,
    failed: <DismissCircleFilled className={styles.failed} aria-label={texts.states.failed} />,
    waiting: <CircleRegular aria-hidden />,
  }[state];
  return (
    <li className={styles.step} aria-current={state === 'running' ? 'step' : undefined}>
      <span className={styles.icon}>{icon}</span>
      <Text className={mergeClasses(state === 'waiting' && styles.waiting)}>
        {texts.steps[step].name}
      </Text>
    </li>
  );
}

/** Where to go now. */
function Links({ made: { groupId, site, siteUrl, hasTeam } }: { made: SiteInMaking }) {
  const styles = useStyles();
  const texts = useTexts('createSite');
  const { config } = useSession();
  const opensNewTab = useOpensNewTab();
  if (!groupId) return null;
  const group = {
    id: groupId,
    displayName: site.name,
    resourceProvisioningOptions: hasTeam ? ['Team'] : [],
  };
  const { SiteUrl, TeamUrl } = groupSiteOf(group, config);
  return (
    <ul className={styles.links}>
      <li>
        <TextLink to={siteUrl ?? SiteUrl} opensNewTab={opensNewTab} className={styles.link}>
          {texts.openSite}
        </TextLink>
      </li>
      {TeamUrl && (
        <li>
          <TextLink to={TeamUrl} opensNewTab={opensNewTab} className={styles.link}>
            {texts.openTeam}
          </TextLink>
        </li>
      )}
    </ul>
  );
}
