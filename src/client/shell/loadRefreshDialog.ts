import type { ComponentType } from 'react';
import type { RefreshDialogProps } from './RefreshDialog';

/** The dialog's code; nothing in its place when that cannot be had any more. */
export async function loadRefreshDialog(): Promise<{ default: ComponentType<RefreshDialogProps> }> {
  try {
    return {
      default: (await import(/* webpackChunkName: "refresh" */ './RefreshDialog')).RefreshDialog,
    };
  } catch {
    return { default: () => null };
  }
}
