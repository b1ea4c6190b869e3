import { useRef, type ReactElement, type RefObject } from 'react';
import { Badge, Button, Text, makeStyles, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { EyeRegular } from '@fluentui/react-icons/svg/eye';
import { SubtractRegular } from '@fluentui/react-icons/svg/subtract';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { CardLink } from '../../ui/CardLink';
import { useNextRow } from '../../ui/list/useNextRow';
import { fingerHeight, stacked, wrapped } from '../../ui/style/layout';
import { useOpenModal } from '../../ui/leave/modal';
import { PassingButton } from '../../ui/leave/PassingButton';
import { surface } from '../../ui/style/surface';
import { TileFace } from './TileFace';
import type { CenterTile } from './useAppCenter';
import { useTileOpening } from './useTileOpening';

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'flex',
    gap: tokens.spacingHorizontalL,
    padding: tokens.spacingHorizontalL,
    ...surface,
    ':hover': { boxShadow: tokens.shadow8 },
  },
  words: {
    ...stacked(tokens.spacingVerticalXXS),
    flexGrow: 1,
    alignItems: 'flex-start',
    minWidth: 0,
  },
  title: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  description: {
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
  // A badge is one line high by itself; this one says a sentence.
  sentence: {
    height: 'auto',
    minHeight: '20px',
    borderRadius: tokens.borderRadiusMedium,
    textAlign: 'start',
  },
  // Above the link, whose surface is the card.
  actions: {
    position: 'relative',
    zIndex: 1,
    ...wrapped(tokens.spacingHorizontalS),
    marginTop: 'auto',
    paddingTop: tokens.spacingVerticalXS,
  },
  action: fingerHeight,
});

interface AppCenterCardProps {
  app: CenterTile;
  isBusy: boolean;
  onAdd: () => void;
  onRemove: () => void;
  onUnhide: () => void;
}

/**
 * An app with what it is for; added to the board and taken off it again. When the card goes, the
 * keyboard is at the same button of the next one.
 */
export function AppCenterCard(props: AppCenterCardProps) {
  const { tile, own } = props.app;
  const styles = useStyles();
  const { center, hidden } = useTexts('apps');
  const { opensNewTab, onFollow } = useTileOpening(tile);
  const { Id, Title, Description, Url, IsPersonal, UserIsLicensed } = tile;
  const card = useRef<HTMLLIElement>(null);
  const noteNeighbour = useNextRow(card);
  return (
    <li
      ref={card}
      className={styles.root}
      onFocus={noteNeighbour}
      data-targeted={IsPersonal ? undefined : `appTile:${Id}`}
      data-name={Title}
      onClick={(event) =>
        event.target instanceof Element && event.target.closest('a') && onFollow()
      }
    >
      <TileFace tile={tile} size="Small" />
      <div className={styles.words}>
        <CardLink
          address={Url}
          title={Title}
          shown={Title}
          opensNewTab={opensNewTab}
          className={styles.title}
        />
        {Description && (
          <Text size={200} className={styles.description}>
            {Description}
          </Text>
        )}
        {!UserIsLicensed && (
          <Badge appearance="tint" color="warning" className={styles.sentence}>
            {center.unlicensed}
          </Badge>
        )}
        {own?.HideFromUI && (
          <Badge appearance="tint" color="informative">
            {hidden}
          </Badge>
        )}
        <CardActions {...props} card={card} />
      </div>
    </li>
  );
}

interface CardActionsProps extends AppCenterCardProps {
  card: RefObject<HTMLElement | null>;
}

/** None for an app that a channel brings, unless it is hidden. */
function CardActions({ app, card, isBusy, onAdd, onRemove, onUnhide }: CardActionsProps) {
  const styles = useStyles();
  const { center, menuEdit, menuUnhide } = useTexts('apps');
  const open = useOpenModal();
  const { own, tile } = app;
  const { Id, Title: title, IsPersonal } = tile;
  const isFromChannel = own?.ChannelSubscribed ?? false;
  if (isFromChannel && !own?.HideFromUI) return null;
  return (
    <div className={styles.actions}>
      {IsPersonal && (
        <CardAction
          icon={<EditRegular />}
          name={`${menuEdit} ${title}`}
          text={menuEdit}
          act={() => open(`user-app-tiles/edit/${Id}`)}
        />
      )}
      {own?.HideFromUI && (
        <PassingButton
          className={styles.action}
          size="small"
          icon={<EyeRegular />}
          aria-label={format(center.unhideThis, { title })}
          disabledFocusable={isBusy}
          onClick={onUnhide}
          next={() => card.current?.querySelector('a')}
        >
          {menuUnhide}
        </PassingButton>
      )}
      {!isFromChannel &&
        (own ? (
          <CardAction
            icon={<SubtractRegular />}
            name={format(center.removeThis, { title })}
            text={center.remove}
            isBusy={isBusy}
            act={onRemove}
          />
        ) : (
          <CardAction
            icon={<AddRegular />}
            isPrimary
            name={format(center.addThis, { title })}
            text={center.add}
            isBusy={isBusy}
            act={onAdd}
          />
        ))}
    </div>
  );
}

interface CardActionProps {
  icon: ReactElement;
  isPrimary?: boolean;
  /** The action's name for those who do not see beside which app it is. */
  name: string;
  text: string;
  isBusy?: boolean;
  act: () => void;
}

function CardAction({ icon, isPrimary, name, text, isBusy, act }: CardActionProps) {
  const { action } = useStyles();
  return (
    <Button
      className={action}
      size="small"
      appearance={isPrimary ? 'primary' : undefined}
      icon={icon}
      aria-label={name}
      disabledFocusable={isBusy}
      onClick={act}
    >
      {text}
    </Button>
  );
}
