/** Exposed module `./slots`: components for slots of the shell, loaded on first use. */
import type { SlotComponents, SlotProps } from '@lantern/contract'
import { lazyPage } from '@lantern/page/lazy-page'
import type { ComponentType } from 'react'

const StartCard = lazyPage(() => import('../start/start-card.tsx'), 'StartCard')

export const slots = {
  'home.more': StartCard satisfies ComponentType<SlotProps['home.more']>,
} satisfies SlotComponents<ComponentType>
