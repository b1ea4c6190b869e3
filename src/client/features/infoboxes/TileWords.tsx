import { mergeClasses } from '@fluentui/react-components';
import { ArrowRightRegular } from '@fluentui/react-icons/svg/arrow-right';
import type { Infobox } from '#shared/contract/infoboxes';
import { infoboxLines, isHeroArea } from '#shared/rules/widgets/infoboxes';
import { useOpensNewTab } from '../../data/useOpensNewTab';
import { useTextLanguages } from '../../data/targeting/useTextLanguages';
import { format } from '#shared/rules/values/format';
import { pageOf } from '../../platform/addresses/pageOf';
import { useTexts } from '../../texts/useTexts';
import { AddressLink } from '../../ui/AddressLink';
import { Clamped } from '../../ui/text/Clamped';
import { RichText } from '../../ui/text/RichText';
import { useTileStyles } from './infoboxStyles';
import type { TileProps } from './InfoboxTile';

/**
 * Title, text and link of an infobox: titles have at most 2 lines, texts 3, in a hero area 9
 * (INFOBOX-04, INFOBOX-05).
 */
export function TileWords({ infobox, area }: TileProps) {
  const styles = useTileStyles();
  const { title, text } = infoboxLines(area);
  const isHero = isHeroArea(area);
  const { ShowTitle, Title, Content, LinkDescription } = infobox;
  const link = useTileLink(infobox);
  const written = useTextLanguages()(infobox.LanguageTermId);
  return (
    <>
      {ShowTitle && (
        <h2 className={mergeClasses(styles.title, isHero && styles.heroTitle)} {...written}>
          <Clamped lines={title}>
            {link && !LinkDescription ? (
              <AddressLink {...link} className={styles.link}>
                {Title}
              </AddressLink>
            ) : (
              Title
            )}
          </Clamped>
        </h2>
      )}
      {Content !== '' && (
        <div {...written}>
          <Clamped lines={text}>
            <RichText
              html={Content}
              className={mergeClasses(styles.text, isHero && styles.heroText)}
            />
          </Clamped>
        </div>
      )}
      {link && (LinkDescription !== null || !ShowTitle) && (
        <AddressLink {...link} {...written} className={mergeClasses(styles.link, styles.more)}>
          {LinkDescription ?? Title}
          <ArrowRightRegular aria-hidden />
        </AddressLink>
      )}
    </>
  );
}

/**
 * Where an infobox leads, and its accessible name: it opens a new tab where that leaves the portal.
 */
function useTileLink({
  LinkUrl,
  LinkDescription,
  Title,
}: Infobox): { to: string; opensNewTab: boolean; 'aria-label'?: string } | undefined {
  const { opensInNewTab } = useTexts().widgets;
  const mayOpenTabs = useOpensNewTab();
  if (!LinkUrl) return undefined;
  const opensNewTab = mayOpenTabs && pageOf(LinkUrl) === undefined;
  const title = LinkDescription ? `${LinkDescription}: ${Title}` : Title;
  return {
    to: LinkUrl,
    opensNewTab,
    'aria-label': opensNewTab
      ? format(opensInNewTab, { title })
      : LinkDescription
        ? title
        : undefined,
  };
}
