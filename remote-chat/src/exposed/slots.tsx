/** Chat components for slots of the shell, loaded on first use. */
import type { SlotProps } from '@lantern/contract'
import { lazyPage } from '@lantern/page/lazy-page'
import type { ComponentType } from 'react'

export const slots = {
  'chat.bubble': lazyPage(() => import('../bubble/chat-bubble.tsx'), 'ChatBubble'),
  'chat.panel': lazyPage(() => import('../panel/chat-panel.tsx'), 'ChatPanel'),
} satisfies { [Name in 'chat.bubble' | 'chat.panel']: ComponentType<SlotProps[Name]> }
