import { useCallback, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { Text, makeStyles, tokens } from '@fluentui/react-components';
import { plainOf, type FoundRow } from '#shared/rules/search/foundRows';
import { hasAnyRole, pageEditors } from '#shared/rules/people/roles';
import { usePhoto } from '../../data/people/usePhoto';
import { sectionsFor, type Section } from '../../data/search/searchSections';
import { useFoundPart } from '../../data/search/useFoundPart';
import { useSession } from '../../data/session/session';
import { format } from '#shared/rules/values/format';
import { dateFormat } from '../../texts/formatters';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { LinkGroup, LinkList, LinkOption } from '../../ui/found/LinkList';
import type { FoundLinksProps } from '../../ui/found/textSources';
import { FoundIcon } from '../../ui/found/FoundIcon';
import { useHiddenText } from '../../ui/style/hiddenText';
import { stacked } from '../../ui/style/layout';
import { SourceNotice } from '../../ui/widget/SourceNotice';
import { draftSection } from './draftSection';
import { Skeleton, SkeletonItem } from '../../ui/widget/Skeleton';

const useStyles = makeStyles({
  notices: { ...stacked('0'), marginTop: tokens.spacingVerticalS, ':empty': { display: 'none' } },
  waiting: { ...stacked(tokens.spacingVerticalS), padding: tokens.spacingHorizontalS },
  none: { display: 'block', padding: tokens.spacingHorizontalS },
});

/** How many a source has found; nothing while it is waited for. */
type Count = number | 'failed' | undefined;

/**
 * The possible targets of a link, from every source of the search that the person has; for those
 * who write pages, unpublished ones too. Each source answers for itself, and one that fails is
 * named below the findings of the others.
 */
export function FoundLinks({ text, listId, first, ...option }: FoundLinksProps) {
  const styles = useStyles();
  const { settings, licensed, roles } = useSession();
  const [counts, setCounts] = useState<Readonly<Record<string, Count>>>({});
  const [notices, setNotices] = useState<HTMLElement | null>(null);
  const report = useCallback(
    (key: string, count: Count) => setCounts((before) => ({ ...before, [key]: count })),
    [],
  );
  const found = sectionsFor(settings, licensed, false);
  const sections = hasAnyRole(roles, pageEditors) ? [...found, draftSection] : found;
  const known = sections.map(({ key }) => counts[key]);
  const isWaiting = known.includes(undefined);
  const isMissing = known.includes('failed');
  const count = known.reduce<number>((sum, each) => sum + (Number(each) || 0), 0);
  return (
    <>
      <LinkList id={listId}>
        {first}
        {sections.map((section) => (
          <FoundGroup key={section.key} {...{ section, text, report, notices }} {...option} />
        ))}
      </LinkList>
      {isWaiting && (
        <Skeleton aria-hidden className={styles.waiting}>
          <SkeletonItem size={16} style={{ width: '55%' }} />
          <SkeletonItem size={12} style={{ width: '80%' }} />
        </Skeleton>
      )}
      <FoundStatus isWaiting={isWaiting} count={count} isMissing={isMissing} text={text} />
      <div ref={setNotices} className={styles.notices} />
    </>
  );
}

interface FoundStatusProps {
  isWaiting: boolean;
  count: number;
  /** A source is missing, so that nothing found is not all there is. */
  isMissing: boolean;
  text: string;
}

function FoundStatus({ isWaiting, count, isMissing, text }: FoundStatusProps) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const search = useTexts('search');
  const locale = useLocale();
  const isNothing = !isWaiting && count === 0 && !isMissing;
  return (
    <div role="status">
      {isNothing ? (
        <Text className={styles.none}>{format(search.noResults, { q: text })}</Text>
      ) : (
        <span className={hidden.hidden}>
          {isWaiting ? search.searching : plural(search.found, count, locale)}
        </span>
      )}
    </div>
  );
}

interface FoundGroupProps extends Pick<FoundLinksProps, 'text' | 'activeId' | 'choose'> {
  section: Section;
  report: (key: string, count: Count) => void;
  /** Where it says what is missing: the list holds options alone. */
  notices: HTMLElement | null;
}

/** The findings of one source; nothing where there are none. */
function FoundGroup({ section, text, report, notices, ...option }: FoundGroupProps) {
  const texts = useTexts('search');
  const name = section.title(texts);
  const found = useFoundPart(section, { text, since: undefined }, 0, name);
  const rows = found.state === 'ready' ? found.value.rows.filter(({ address }) => address) : [];
  const part = found.state === 'ready' ? found.value.missing : undefined;
  const failure = found.state === 'failed' ? found.failure : part?.failure;
  const count = failure ? 'failed' : found.state === 'loading' ? undefined : rows.length;
  useEffect(() => report(section.key, count), [report, section.key, count]);
  return (
    <>
      {rows.length > 0 && (
        <LinkGroup name={name}>
          {rows.map((row) => (
            <FoundOption key={row.key} row={row} {...option} />
          ))}
        </LinkGroup>
      )}
      {failure &&
        notices &&
        createPortal(
          <SourceNotice
            name={part ? texts.sources[part.source] : name}
            failure={failure}
            reload={found.state === 'loading' ? undefined : found.reload}
          />,
          notices,
        )}
    </>
  );
}

interface FoundOptionProps extends Pick<FoundLinksProps, 'activeId' | 'choose'> {
  row: FoundRow;
}

function FoundOption({ row, activeId, choose }: FoundOptionProps) {
  const id = useId();
  const texts = useTexts('search');
  const locale = useLocale();
  const title = plainOf(row.title);
  const isOutside = /^https?:/.test(row.address);
  const detail = [
    row.kind === 'news' && texts.news,
    row.context ?? (isOutside && row.address),
    row.date && dateFormat(locale, { dateStyle: 'medium' }).format(new Date(row.date)),
  ];
  return (
    <LinkOption
      id={id}
      isActive={id === activeId}
      icon={<FoundIcon kind={row.kind} name={title} {...usePhoto(row.upn, title)} />}
      title={title}
      detail={detail.filter(Boolean).join(' · ')}
      choose={() => choose({ address: row.address, title })}
    />
  );
}
