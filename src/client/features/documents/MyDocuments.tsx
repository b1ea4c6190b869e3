import { useId, useState } from 'react';
import { Tab, TabList, makeStyles, tokens } from '@fluentui/react-components';
import { documentTabs, type DocumentTab } from '#shared/rules/documents';
import { useOpensNewTab } from '../../data/useOpensNewTab';
import { useTexts } from '../../texts/useTexts';
import { RowsPlaceholder } from '../../ui/RowsPlaceholder';
import { WidgetSection } from '../../ui/WidgetSection';
import { TextLink } from '../../ui/TextLink';
import { WidgetFrame } from '../../ui/WidgetFrame';
import { DocumentList } from './DocumentList';
import { useDocuments, useOneDrive } from './useDocuments';

const useStyles = makeStyles({
  tabs: { marginBottom: tokens.spacingVerticalM, marginInlineStart: '-10px', flexWrap: 'wrap' },
});

/** The board's section with the person's documents. Spec: widgets §2, §4. */
export function MyDocuments() {
  const styles = useStyles();
  const texts = useTexts('documents');
  const id = useId();
  const [tab, setTab] = useState<DocumentTab>('recent');
  const oneDrive = useOneDrive(texts.title);
  const opensNewTab = useOpensNewTab();
  return (
    <WidgetSection
      title={texts.title}
      introduction={
        <>
          {texts.introduction}{' '}
          {oneDrive && (
            <TextLink inline to={oneDrive} opensNewTab={opensNewTab}>
              {texts.oneDrive}
            </TextLink>
          )}
        </>
      }
    >
      <TabList
        className={styles.tabs}
        aria-label={texts.title}
        selectedValue={tab}
        onTabSelect={(_, { value }) => setTab(value as DocumentTab)}
      >
        {documentTabs.map((each) => (
          <Tab key={each} id={`${id}${each}`} value={each} aria-controls={`${id}panel`}>
            {texts.tabs[each]}
          </Tab>
        ))}
      </TabList>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${tab}`}>
        <Documents key={tab} tab={tab} />
      </div>
    </WidgetSection>
  );
}

/** One tab; another begins with five rows again (DOCS-08). */
function Documents({ tab }: { tab: DocumentTab }) {
  const texts = useTexts('documents');
  return (
    <WidgetFrame
      name={texts.title}
      state={useDocuments(tab, texts.title)}
      placeholder={<RowsPlaceholder count={5} />}
      emptyText={texts.none}
    >
      {(documents) => <DocumentList documents={documents} />}
    </WidgetFrame>
  );
}
