import { useId, type ReactElement, type ReactNode } from 'react';
import { makeStyles } from '@fluentui/react-components';
import { AlertRegular } from '@fluentui/react-icons/svg/alert';
import { AppsRegular } from '@fluentui/react-icons/svg/apps';
import { BoardRegular } from '@fluentui/react-icons/svg/board';
import { BookRegular } from '@fluentui/react-icons/svg/book';
import { DataBarVerticalRegular } from '@fluentui/react-icons/svg/data-bar-vertical';
import { DataPieRegular } from '@fluentui/react-icons/svg/data-pie';
import { DocumentMultipleRegular } from '@fluentui/react-icons/svg/document-multiple';
import { FoodRegular } from '@fluentui/react-icons/svg/food';
import { HistoryRegular } from '@fluentui/react-icons/svg/history';
import { InfoRegular } from '@fluentui/react-icons/svg/info';
import { LocalLanguageRegular } from '@fluentui/react-icons/svg/local-language';
import { NewsRegular } from '@fluentui/react-icons/svg/news';
import { OptionsRegular } from '@fluentui/react-icons/svg/options';
import { PanelLeftTextRegular } from '@fluentui/react-icons/svg/panel-left-text';
import { PeopleTeamRegular } from '@fluentui/react-icons/svg/people-team';
import { ShieldPersonRegular } from '@fluentui/react-icons/svg/shield-person';
import { TagMultipleRegular } from '@fluentui/react-icons/svg/tag-multiple';
import { TopSpeedRegular } from '@fluentui/react-icons/svg/top-speed';
import { useTexts } from '../../texts/useTexts';
import { cardGrid } from '../../ui/style/layout';
import { LinkTile } from '../../ui/list/LinkTile';
import { SectionHeading } from '../../ui/SectionHeading';
import { useHiddenText } from '../../ui/style/hiddenText';
import type { DashboardTile } from './dashboardTiles';

const icons: Record<DashboardTile['key'], ReactElement> = {
  alerts: <AlertRegular />,
  news: <NewsRegular />,
  pages: <DocumentMultipleRegular />,
  infoboxes: <PanelLeftTextRegular />,
  menus: <FoodRegular />,
  charts: <DataBarVerticalRegular />,
  reports: <DataPieRegular />,
  apps: <AppsRegular />,
  requiredReading: <BookRegular />,
  changes: <HistoryRegular />,
  editorDashboard: <BoardRegular />,
  settings: <OptionsRegular />,
  channels: <TagMultipleRegular />,
  texts: <LocalLanguageRegular />,
  dataProtection: <ShieldPersonRegular />,
  speed: <TopSpeedRegular />,
  teamsApp: <PeopleTeamRegular />,
  about: <InfoRegular />,
};

const useStyles = makeStyles({ tiles: cardGrid('340px') });

interface DashboardTilesProps {
  title: string;
  /** A page with one group leaves it out: below the page's heading, the group's is only heard. */
  introduction?: string;
  tiles: readonly DashboardTile[];
  /** After the tiles: what is done here and leads nowhere. */
  children?: ReactNode;
}

/** A group of tiles under its heading; nothing where there are none. */
export function DashboardTiles({ title, introduction, tiles, children }: DashboardTilesProps) {
  const styles = useStyles();
  const { hidden } = useHiddenText();
  const id = useId();
  const texts = useTexts('dashboards');
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      {introduction ? (
        <SectionHeading id={id} title={title} introduction={introduction} />
      ) : (
        <h2 id={id} className={hidden}>
          {title}
        </h2>
      )}
      <div className={styles.tiles}>
        {tiles.map((tile) => (
          <LinkTile
            key={tile.key}
            to={'page' in tile ? tile.page : `?modal=${tile.modal}`}
            icon={icons[tile.key]}
            {...texts.tiles[tile.key]}
          />
        ))}
        {children}
      </div>
    </section>
  );
}
