/** Chat components for slots of the shell, loaded on first use. */
import type { SlotProps } from '@lantern/contract'
import { type ComponentType, lazy } from 'react'

export const slots = {
  'chat.bubble': lazy(() => import('../bubble/chat-bubble.tsx').then((module) => ({ default: module.ChatBubble }))),
  'chat.panel': lazy(() => import('../panel/chat-panel.tsx').then((module) => ({ default: module.ChatPanel }))),
} satisfies { [Name in 'chat.bubble' | 'chat.panel']: ComponentType<SlotProps[Name]> }
