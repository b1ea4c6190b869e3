import { Subtitle2, Text, makeStyles, tokens } from '@fluentui/react-components';
import { placeOf } from '#shared/rules/sites/sites';
import type { VisitedSite } from '#shared/rules/sites/visitedSites';
import type { SiteDetails, SiteGroup } from '../../../data/sharePoint/siteDetails';
import { useOpensNewTab } from '../../../data/useOpensNewTab';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../../texts/useTexts';
import { plainList, stacked } from '../../../ui/style/layout';
import { RowsPlaceholder } from '../../../ui/widget/RowsPlaceholder';
import { TextLink } from '../../../ui/TextLink';
import { WidgetFrame } from '../../../ui/widget/WidgetFrame';
import { useSiteDetails } from './useSiteDetails';

const useStyles = makeStyles({
  root: { ...stacked(tokens.spacingVerticalM), padding: tokens.spacingHorizontalL },
  head: { minWidth: 0, overflowWrap: 'anywhere' },
  quiet: { display: 'block', color: tokens.colorNeutralForeground2 },
  links: { ...stacked(tokens.spacingVerticalXS), ...plainList },
});

interface SiteDetailsPanelProps {
  site: VisitedSite;
  group: SiteGroup | undefined;
}

/** The known details of a site: its kind, its hub, where its group talks, its libraries. */
export function SiteDetailsPanel({ site, group }: SiteDetailsPanelProps) {
  const styles = useStyles();
  const texts = useTexts('collaboration');
  const about = format(texts.details.about, { title: site.Title });
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Subtitle2 as="h3" block>
          {site.Title}
        </Subtitle2>
        <Text size={200} className={styles.quiet}>
          {[site.Kind && texts.kinds[site.Kind], placeOf(site.Url)].filter(Boolean).join(' · ')}
        </Text>
        {group?.IsDeleted && (
          <Text size={200} className={styles.quiet}>
            {texts.deleted}
          </Text>
        )}
      </div>
      <WidgetFrame
        name={about}
        state={useSiteDetails(site.Url, about)}
        placeholder={<RowsPlaceholder count={2} />}
        emptyText={texts.details.none}
      >
        {(details) => <Details details={details} group={group} />}
      </WidgetFrame>
    </div>
  );
}

function Details({ details, group }: { details: SiteDetails; group: SiteGroup | undefined }) {
  const styles = useStyles();
  const { details: texts } = useTexts('collaboration');
  const { Hub, Libraries, IsPartial } = details;
  const talks = (group?.Endpoints ?? []).flatMap(({ providerName, uri }) =>
    uri
      ? [
          {
            Name: texts.talks[/yammer|engage/i.test(providerName ?? '') ? 'community' : 'team'],
            Url: uri,
          },
        ]
      : [],
  );
  return (
    <>
      {Hub &&
        (Hub.IsSelf ? (
          <Text>{texts.isHub}</Text>
        ) : (
          <LinkLine address={Hub.Url} text={format(texts.hub, { hub: Hub.Name })} />
        ))}
      {talks.length + Libraries.length > 0 && (
        <ul className={styles.links}>
          {[...talks, ...Libraries].map(({ Name, Url }) => (
            <li key={Url}>
              <LinkLine address={Url} text={Name} />
            </li>
          ))}
        </ul>
      )}
      {IsPartial && (
        <Text size={200} className={styles.quiet}>
          {texts.partial}
        </Text>
      )}
    </>
  );
}

function LinkLine({ address, text }: { address: string | null; text: string }) {
  const opensNewTab = useOpensNewTab();
  const { opensInNewTab } = useTexts().widgets;
  if (!address) return <Text>{text}</Text>;
  return (
    <TextLink
      to={address}
      opensNewTab={opensNewTab}
      label={opensNewTab ? format(opensInNewTab, { title: text }) : undefined}
    >
      {text}
    </TextLink>
  );
}
