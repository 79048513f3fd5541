/** Activity components for slots of the shell, loaded on first use. */
import type { SlotProps } from '@lantern/contract'
import { type ComponentType, lazy } from 'react'

export const slots = {
  'home.dock': lazy(() => import('../dock/floating-dock.tsx').then((module) => ({ default: module.FloatingDock }))),
  'home.popups': lazy(() => import('../popups/pop-ups.tsx').then((module) => ({ default: module.PopUps }))),
} satisfies { [Name in 'home.dock' | 'home.popups']: ComponentType<SlotProps[Name]> }
