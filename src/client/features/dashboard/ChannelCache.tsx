import { Button, Text, makeStyles, tokens } from '@fluentui/react-components';
import { BroomRegular } from '@fluentui/react-icons/svg/broom';
import { useTexts } from '../../texts/useTexts';
import { inRow, stacked } from '../../ui/style/layout';
import { surface } from '../../ui/style/surface';
import { useClearChannelCache } from './useClearChannelCache';

const useStyles = makeStyles({
  root: {
    ...surface,
    ...inRow(tokens.spacingHorizontalL),
    flexWrap: 'wrap',
    padding: tokens.spacingHorizontalL,
  },
  words: { ...stacked(tokens.spacingVerticalXXS), flex: '1 1 200px' },
  description: { color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  button: { '@media (max-width: 767.98px)': { minHeight: '44px' } },
});

/** Has channels and languages read again everywhere (ADMIN-17). */
export function ChannelCache() {
  const styles = useStyles();
  const { channelCache: texts } = useTexts('dashboards');
  const { clear, isClearing } = useClearChannelCache();
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <Text weight="semibold" size={400}>
          {texts.title}
        </Text>
        <Text className={styles.description}>{texts.description}</Text>
      </div>
      <Button
        className={styles.button}
        icon={<BroomRegular />}
        disabledFocusable={isClearing}
        onClick={clear}
      >
        {isClearing ? texts.clearing : texts.clear}
      </Button>
    </div>
  );
}
