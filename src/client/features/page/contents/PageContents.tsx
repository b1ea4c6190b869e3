import { Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { breakpoints } from '#shared/rules/news/newsBatch';
import type { TextLanguage } from '#shared/rules/pages/textLanguage';
import { useTexts } from '../../../texts/useTexts';
import { Disclosure } from '../../../ui/Disclosure';
import { jumpTo } from '../../../ui/jumpTo';
import { focusRing, plainList, text300 } from '../../../ui/style/layout';
import { useIsAtLeast } from '../../../ui/useBreakpoint';
import type { PageHeading } from './markHeadings';
import { useCurrentHeading } from './useCurrentHeading';

const useStyles = makeStyles({
  root: { '@media print': { display: 'none' } },
  title: { display: 'block', marginBottom: tokens.spacingVerticalS },
  list: {
    ...plainList,
    borderInlineStartWidth: '1px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke2,
  },
  link: {
    ...text300,
    ...focusRing(),
    display: 'block',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    marginInlineStart: '-1px',
    borderInlineStartWidth: '2px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: 'transparent',
    borderRadius: tokens.borderRadiusSmall,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    '@media (max-width: 767.98px)': {
      paddingTop: tokens.spacingVerticalM,
      paddingBottom: tokens.spacingVerticalM,
    },
    '@media (forced-colors: active)': { color: 'LinkText' },
  },
  below: { paddingInlineStart: tokens.spacingHorizontalXXL },
  current: {
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
    borderInlineStartColor: tokens.colorBrandStroke1,
  },
});

interface PageContentsProps {
  headings: readonly PageHeading[];
  /** The language of the page. */
  written: TextLanguage;
}

/**
 * The headings of a long page, each of which leads to its part: beside the text where there is
 * room, else folded above it.
 */
export function PageContents({ headings, written }: PageContentsProps) {
  const styles = useStyles();
  const { contents } = useTexts('pageReading');
  // In the preview the page stands in a window of its own width.
  const page = headings[0]?.element.ownerDocument.defaultView ?? window;
  const isBeside = useIsAtLeast('xl') && page.innerWidth >= breakpoints.xl;
  const current = useCurrentHeading(headings);
  const list = (
    <ul className={styles.list} {...written}>
      {headings.map((heading) => (
        <li key={heading.id}>
          <a
            href={`#${heading.id}`}
            className={mergeClasses(
              styles.link,
              heading.isBelow && styles.below,
              heading.id === current && styles.current,
            )}
            aria-current={heading.id === current ? 'location' : undefined}
            onClick={(event) => jumpTo(event, heading.element)}
          >
            {heading.text}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label={contents} className={styles.root}>
      {isBeside ? (
        <>
          <Text aria-hidden weight="semibold" className={styles.title}>
            {contents}
          </Text>
          {list}
        </>
      ) : (
        <Disclosure summary={contents}>{list}</Disclosure>
      )}
    </nav>
  );
}
