import { useId, useState } from 'react';
import { documentLimits, type DocumentItem } from '#shared/rules/documents/documents';
import { useRows } from '../../ui/list/rowsStyles';
import { ShowMore } from '../../ui/list/ShowMore';
import { DocumentCard } from './DocumentCard';

/** Five documents, or all ten of them (DOCS-07). */
export function DocumentList({ documents }: { documents: readonly DocumentItem[] }) {
  const rows = useRows();
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  const shown = documents.slice(0, showsAll ? documentLimits.asked : documentLimits.shown);
  return (
    <>
      <ul id={id} className={rows.list}>
        {shown.map((document) => (
          <DocumentCard key={document.Rank} document={document} />
        ))}
      </ul>
      <ShowMore
        button={showsAll ? 'less' : documents.length > documentLimits.shown ? 'more' : 'none'}
        count={shown.length}
        controls={id}
        onMore={() => setShowsAll(true)}
        onLess={() => setShowsAll(false)}
      />
    </>
  );
}
