import { useId, useState } from 'react';
import {
  MessageBar,
  MessageBarBody,
  Tab,
  TabList,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { documentTabs, type DocumentTab } from '#shared/rules/documents/documents';
import { useOpensNewTab } from '../../data/useOpensNewTab';
import { useTexts } from '../../texts/useTexts';
import { RowsPlaceholder } from '../../ui/widget/RowsPlaceholder';
import { TextLink } from '../../ui/TextLink';
import { useIsAtLeast } from '../../ui/useBreakpoint';
import { WidgetFrame } from '../../ui/widget/WidgetFrame';
import { WidgetSection } from '../../ui/widget/WidgetSection';
import { DocumentList } from './DocumentList';
import { UploadPlace } from './UploadPlace';
import { useDocuments, useOneDrive } from './useDocuments';

const useStyles = makeStyles({
  tabs: { marginInlineStart: '-10px', flexWrap: 'wrap' },
  /** The room of a link that is probably there. */
  expected: { visibility: 'hidden' },
  notice: { marginBottom: tokens.spacingVerticalM },
});

/** The board's section with the person's documents. Spec: widgets §2, §4. */
export function MyDocuments() {
  const styles = useStyles();
  const texts = useTexts('documents');
  const id = useId();
  const [tab, setTab] = useState<DocumentTab>('recent');
  const oneDrive = useOneDrive(texts.failedName);
  const opensNewTab = useOpensNewTab();
  // DOCS-02, DOCS-03.
  const hasRoom = useIsAtLeast('md');
  const tabs = (
    <TabList
      className={styles.tabs}
      aria-label={texts.title}
      selectedValue={tab}
      onTabSelect={(_, { value }) => setTab(documentTabs.find((each) => each === value) ?? tab)}
    >
      {documentTabs.map((each) => (
        <Tab key={each} id={`${id}${each}`} value={each} aria-controls={`${id}panel`}>
          {texts.tabs[each]}
        </Tab>
      ))}
    </TabList>
  );
  const panel = (
    <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${tab}`}>
      <Documents key={tab} tab={tab} />
    </div>
  );
  return (
    <WidgetSection
      title={texts.title}
      introduction={
        <>
          {texts.introduction}{' '}
          {oneDrive ? (
            <TextLink inline to={oneDrive} opensNewTab={opensNewTab}>
              {texts.oneDrive}
            </TextLink>
          ) : (
            oneDrive === undefined && <span className={styles.expected}>{texts.oneDrive}</span>
          )}
        </>
      }
    >
      <UploadPlace isOffered={hasRoom} oneDrive={oneDrive} tabs={tabs}>
        {panel}
      </UploadPlace>
    </WidgetSection>
  );
}

/** One tab; another begins with five rows again (DOCS-08). */
function Documents({ tab }: { tab: DocumentTab }) {
  const styles = useStyles();
  const texts = useTexts('documents');
  return (
    <WidgetFrame
      measured="myDocuments"
      name={texts.failedName}
      title={texts.title}
      state={useDocuments(tab, texts.failedName)}
      placeholder={<RowsPlaceholder count={5} />}
      emptyText={texts.none}
    >
      {({ items, hasNoInsights }) => (
        <>
          {hasNoInsights && (
            <MessageBar className={styles.notice} layout="multiline">
              <MessageBarBody>{texts.noInsights[tab]}</MessageBarBody>
            </MessageBar>
          )}
          {items.length > 0 && <DocumentList documents={items} />}
        </>
      )}
    </WidgetFrame>
  );
}
