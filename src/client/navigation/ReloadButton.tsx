import { Button } from '@fluentui/react-components';
import { useTexts } from '../texts/useTexts';

/** Loads the whole portal again. */
export function ReloadButton() {
  return (
    <Button appearance="primary" onClick={() => location.reload()}>
      {useTexts().shell.refresh}
    </Button>
  );
}
