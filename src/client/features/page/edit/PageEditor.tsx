import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { makeStyles, tokens } from '@fluentui/react-components';
import type { Page } from '#shared/contract/pages/pages';
import type { PageKind } from '#shared/rules/pages/pageTypes';
import { useEdited } from '../../../data/editing/useEdited';
import { useFoundCopy } from '../../../data/workingCopies/useWorkingCopy';
import type { KeptCopy } from '../../../data/workingCopies/workingCopies';
import { NotShownNote } from '../../../editing/NotShownNote';
import { Boundary } from '../../../loading/Boundary';
import { Part, leftOut } from '../../../loading/Part';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../../texts/useTexts';
import { ErrorPanel } from '../../../ui/trouble/ErrorPanel';
import { PageForm } from '../openEditorAhead';
import { readBefore } from '../usePage';
import { pageEditing } from './pageEditing';
import { UnfinishedPages } from './copies/UnfinishedPages';
import { Skeleton, SkeletonItem } from '../../../ui/widget/Skeleton';

const useStyles = makeStyles({
  note: { maxWidth: '1008px', margin: `0 auto ${tokens.spacingVerticalM}` },
  waiting: { maxWidth: '1008px', height: '60vh', margin: '0 auto' },
});

/** A page and the unpublished changes of it, as far as they exist; kept once both are known. */
interface Opened {
  page: Page | undefined;
  found: KeptCopy | null;
}

/** Writes a new page, or one that is there, as it is stored now. Spec: content §2. */
export function PageEditor({ kind, slug }: { kind: PageKind; slug: string | undefined }) {
  return slug === undefined ? (
    <NewPage kind={kind} />
  ) : (
    <StoredPage key={slug} kind={kind} slug={slug} />
  );
}

/** The form, which comes together with the note above it: nothing moves for that. */
function NotedForm({ kind, children }: { kind: PageKind; children: ReactNode }) {
  const styles = useStyles();
  const { page } = useTexts('pageEditor');
  return (
    <Part waiting={<Waiting name={page} />}>
      {kind === 'news' && (
        <Boundary failed={leftOut}>
          <NotShownNote setting="enableWorkplaceLight" className={styles.note} />
        </Boundary>
      )}
      {children}
    </Part>
  );
}

/**
 * A new page. Its text is kept under a key that is in the address, so that the same address, opened
 * again, goes on from it.
 */
function NewPage({ kind }: { kind: PageKind }) {
  const [search, setSearch] = useSearchParams();
  const [ownKey] = useState(() => crypto.randomUUID());
  const asked = search.get('copy');
  const key = asked ?? ownKey;
  return (
    <>
      {asked === null && (
        <UnfinishedPages kind={kind} goOn={(copy) => setSearch({ copy }, { replace: true })} />
      )}
      <NewPageForm
        key={key}
        kind={kind}
        copyKey={key}
        isAsked={asked !== null && asked !== ownKey}
        begin={() => setSearch({ copy: key }, { replace: true })}
      />
    </>
  );
}

interface NewPageFormProps {
  kind: PageKind;
  copyKey: string;
  /** Something may lie under the key. */
  isAsked: boolean;
  begin: () => void;
}

function NewPageForm({ kind, copyKey, isAsked, begin }: NewPageFormProps) {
  const texts = useTexts('pageEditor');
  const copy = useFoundCopy(copyKey, texts.workingCopy, isAsked);
  const [opened, setOpened] = useState<Opened | undefined>(
    isAsked ? undefined : { page: undefined, found: null },
  );
  if (!opened && copy.state === 'ready') setOpened({ page: undefined, found: copy.value });
  if (!opened && copy.state === 'failed')
    return <ErrorPanel name={texts.workingCopy} failure={copy.failure} reload={copy.reload} />;
  return opened ? (
    <NotedForm kind={kind}>
      <PageForm kind={kind} copyKey={copyKey} begin={begin} {...opened} />
    </NotedForm>
  ) : (
    <Waiting name={texts.workingCopy} />
  );
}

/**
 * A page that somebody has just read is in the form at once, and can be edited when it is known
 * that it is still so and that there are no other changes of it.
 */
function StoredPage({ kind, slug }: { kind: PageKind; slug: string }) {
  const texts = useTexts('pageEditor');
  const id = Number(slug.slice(slug.lastIndexOf('-') + 1));
  const [read] = useState(() => readBefore(kind, slug));
  const page = useEdited(pageEditing, id, texts.page);
  const copy = useFoundCopy(String(id), texts.workingCopy);
  // Once the form is open, what happens to the reading does not take it away.
  const [opened, setOpened] = useState<Opened>();
  if (page.state === 'ready' && copy.state === 'ready' && page.value !== opened?.page)
    setOpened({ page: page.value, found: opened ? opened.found : copy.value });
  const failed = [page, copy].find((read) => read.state === 'failed');
  const shown = opened ?? (read && !failed ? { page: read, found: null } : undefined);
  if (shown)
    return (
      <NotedForm kind={kind}>
        <PageForm
          key={shown.found?.Written}
          kind={kind}
          copyKey={String(id)}
          isWaiting={!opened}
          {...shown}
        />
      </NotedForm>
    );
  return failed?.state === 'failed' ? (
    <ErrorPanel name={texts.page} failure={failed.failure} reload={failed.reload} />
  ) : (
    <Waiting name={texts.page} />
  );
}

function Waiting({ name }: { name: string }) {
  const { widgets } = useTexts();
  return (
    <Skeleton aria-label={format(widgets.loading, { name })}>
      <SkeletonItem className={useStyles().waiting} />
    </Skeleton>
  );
}
