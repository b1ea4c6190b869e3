import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import type { TeamsApp } from '#shared/contract/people/admin';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { CopyValue } from '../../ui/text/CopyValue';
import { Disclosure } from '../../ui/Disclosure';
import { ErrorPanel } from '../../ui/trouble/ErrorPanel';
import { FactList } from '../../ui/list/FactList';
import { fingerHeight, text200 } from '../../ui/style/layout';
import { FindingList } from './FindingList';
import { useDownload } from './useDownload';

const useStyles = makeStyles({
  button: { alignSelf: 'flex-start', ...fingerHeight },
  manifest: {
    ...text200,
    margin: `${tokens.spacingVerticalS} 0 0`,
    padding: tokens.spacingHorizontalM,
    maxHeight: '480px',
    overflow: 'auto',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

/** The package for this portal: what it says, what the check finds, and its download. */
export function PackageContent({ app }: { app: TeamsApp }) {
  const styles = useStyles();
  const { package: texts } = useTexts('admin');
  const { isRunning, failure, start } = useDownload(app.FileName);
  return (
    <>
      <Facts app={app} />
      <Button
        appearance="primary"
        className={styles.button}
        icon={<ArrowDownloadRegular />}
        disabledFocusable={isRunning}
        onClick={() => void start()}
      >
        {isRunning ? texts.downloading : texts.download}
      </Button>
      {failure && (
        <ErrorPanel name={texts.operation} failure={failure} reload={() => void start()} />
      )}
      <FindingList findings={app.Findings} />
      <Disclosure summary={texts.manifest}>
        {/* It scrolls by itself, so the keyboard has to reach it. */}
        <pre className={styles.manifest} tabIndex={0} role="region" aria-label={texts.manifest}>
          {app.Manifest}
        </pre>
      </Disclosure>
    </>
  );
}

function Facts({ app }: { app: TeamsApp }) {
  const { package: texts, copy, copied, notCopied } = useTexts('admin');
  const id = (
    <CopyValue
      value={app.Id}
      label={format(copy, { name: texts.appId })}
      copied={copied}
      notCopied={notCopied}
    />
  );
  return (
    <FactList
      facts={[
        [texts.appName, app.Name],
        [texts.version, app.Version],
        [texts.address, app.PublicUrl],
        [texts.appId, id],
      ]}
    />
  );
}
