import { useId, useState, type ReactNode } from 'react';
import { Subtitle2, makeStyles, tokens } from '@fluentui/react-components';
import { profileAddress } from '#shared/rules/people/people';
import type { AppTile } from '#shared/contract/appTiles';
import { useSession } from '../../../data/session/session';
import { TileFace } from '../../../features/appTiles/TileFace';
import { useTileOpening } from '../../../features/appTiles/useTileOpening';
import { useUserTiles } from '../../../features/appTiles/useUserTiles';
import { knownColleagues } from '../../../features/people/knownColleagues';
import { stop } from '../../../features/search/moveByArrows';
import { ResultRow } from '../../../features/search/ResultRow';
import { useTexts } from '../../../texts/useTexts';
import { AddressLink } from '../../../ui/AddressLink';
import { cardGrid, focusRing, inRow, oneLine, plainList, stacked } from '../../../ui/style/layout';

/** At most so many of each. */
const most = { apps: 6, people: 4 };

const useStyles = makeStyles({
  group: stacked(tokens.spacingVerticalXS),
  title: { margin: 0, padding: `0 ${tokens.spacingHorizontalM}` },
  apps: { ...plainList, ...cardGrid('200px', tokens.spacingHorizontalXS) },
  people: plainList,
  app: {
    ...inRow(tokens.spacingHorizontalM),
    ...focusRing('-2px'),
    minHeight: '44px',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusLarge,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  name: { ...oneLine, minWidth: 0 },
});

/** Where a search may not be needed at all: the person's own apps, and people they work with. */
export function StartingPoints() {
  const { apps, people } = useTexts('search');
  const styles = useStyles();
  const tiles = useUserTiles({ showHidden: false }, apps);
  const session = useSession();
  const [colleagues] = useState(() => knownColleagues(session).slice(0, most.people));
  const own = tiles.state === 'ready' ? tiles.value.slice(0, most.apps) : [];
  return (
    <>
      {own.length > 0 && (
        <Group title={apps}>
          <ul className={styles.apps}>
            {own.map(({ AppTileId, AppTile }) => (
              <li key={AppTileId}>
                <App tile={AppTile} />
              </li>
            ))}
          </ul>
        </Group>
      )}
      {colleagues.length > 0 && (
        <Group title={people}>
          <ul className={styles.people}>
            {colleagues.map(({ userPrincipalName: upn, displayName, jobTitle, department }) => (
              <li key={upn}>
                <ResultRow
                  row={{
                    key: upn,
                    kind: 'person',
                    address: profileAddress(upn),
                    title: [{ Text: displayName, IsMatch: false }],
                    description: [],
                    context: [jobTitle, department].filter(Boolean).join(' · '),
                    upn,
                  }}
                  onOpen={ignore}
                />
              </li>
            ))}
          </ul>
        </Group>
      )}
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <Subtitle2 as="h2" id={id} className={styles.title}>
        {title}
      </Subtitle2>
      {children}
    </section>
  );
}

function App({ tile }: { tile: AppTile }) {
  const styles = useStyles();
  const { opensNewTab, onFollow } = useTileOpening(tile);
  return (
    <AddressLink
      to={tile.Url}
      opensNewTab={opensNewTab}
      className={styles.app}
      onClick={onFollow}
      {...stop}
    >
      <TileFace tile={tile} size="Row" />
      <span className={styles.name}>{tile.Title}</span>
    </AddressLink>
  );
}

const ignore = () => undefined;
