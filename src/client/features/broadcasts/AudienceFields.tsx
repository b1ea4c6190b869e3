import type { ComponentProps } from 'react';
import { usePickableTiles } from '../../data/usePickableTiles';
import { ChannelField } from '../../editing/form/ChannelField';
import { useTexts } from '../../texts/useTexts';
import { ChannelPicker } from '../../ui/form/ChannelPicker';
import { SourceNotice } from '../../ui/widget/SourceNotice';

/** Ids, as the form has them. */
type PlaceProps = Pick<ComponentProps<typeof ChannelPicker>, 'value' | 'error' | 'onChange'>;

/** Whom a message is for. */
export function Channels(field: PlaceProps) {
  const { channels, channelsHint } = useTexts('editing').alerts;
  return <ChannelField label={channels} hint={channelsHint} {...field} />;
}

/** The app tiles that a message stands with, instead of under the header (BROADCAST-06). */
export function AppTiles(field: PlaceProps) {
  const texts = useTexts('editing').alerts;
  const { tiles, state } = usePickableTiles(texts.appTiles);
  const words = {
    choose: texts.chooseApps,
    none: texts.noApp,
    empty: texts.noApps,
    unknown: texts.unknownApp,
  };
  return (
    <div>
      {state.state === 'failed' && (
        <SourceNotice name={texts.appTiles} failure={state.failure} reload={state.reload} />
      )}
      <ChannelPicker
        label={texts.appTiles}
        hint={texts.appTilesHint}
        words={words}
        channels={tiles}
        {...field}
      />
    </div>
  );
}
