/** What the chat knows about the member beside the socket. Loaded after the room is shown, for its size. */
import type { ChatLine } from '@lantern/contract/chat'
import { chatBlock, chatBlocks, chatModLog } from '@lantern/contract/chat-order'
import { memberInfo } from '@lantern/contract/user'
import { call } from '@lantern/platform'

export const fetchMember = (signal?: AbortSignal) => call(memberInfo, { withLockMoney: 1 }, { signal })
export const fetchBlocks = (signal?: AbortSignal) => call(chatBlocks, {}, { signal })
/** Blocks the speaker of a line, or unblocks them. @returns the list after it */
export const setBlock = ({ roomId, seq }: ChatLine, on: boolean) => call(chatBlock, { roomId, seq, on })
/** What moderators did. For moderators. */
export const fetchModLog = (signal?: AbortSignal) => call(chatModLog, {}, { signal })
