/** Activity components for slots of the shell, loaded on first use. */
import type { SlotProps } from '@lantern/contract'
import { lazyPage } from '@lantern/page/lazy-page'
import type { ComponentType } from 'react'

export const slots = {
  'home.dock': lazyPage(() => import('../dock/floating-dock.tsx'), 'FloatingDock'),
  'home.popups': lazyPage(() => import('../popups/pop-ups.tsx'), 'PopUps'),
} satisfies { [Name in 'home.dock' | 'home.popups']: ComponentType<SlotProps[Name]> }
