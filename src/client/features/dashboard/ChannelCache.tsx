import { Button } from '@fluentui/react-components';
import { BroomRegular } from '@fluentui/react-icons/svg/broom';
import { ToolCard } from '../../editing/ToolCard';
import { useTexts } from '../../texts/useTexts';
import { useClearChannelCache } from './useClearChannelCache';

/** Has channels and languages read again everywhere (ADMIN-17). */
export function ChannelCache() {
  const { channelCache: texts } = useTexts('dashboards');
  const { clear, isClearing } = useClearChannelCache();
  return (
    <ToolCard title={texts.title} introduction={texts.description}>
      <Button icon={<BroomRegular />} disabledFocusable={isClearing} onClick={clear}>
        {isClearing ? texts.clearing : texts.clear}
      </Button>
    </ToolCard>
  );
}
