/** The chat's requests about the member over HTTP. Loaded after the room is shown, because of its size. */
import type { ChatLine } from '@lantern/contract/chat'
import { chatBlock, chatBlocks, chatModLog } from '@lantern/contract/chat-order'
import { memberInfo } from '@lantern/contract/user'
import { call } from '@lantern/platform'

export const fetchMember = (signal?: AbortSignal) => call(memberInfo, { withLockMoney: 1 }, { signal })
export const fetchBlocks = (signal?: AbortSignal) => call(chatBlocks, {}, { signal })
/** Blocks the speaker of a line, or unblocks them. @returns the updated list */
export const setBlock = ({ roomId, seq }: ChatLine, on: boolean) => call(chatBlock, { roomId, seq, on })
/** Actions of moderators; only for moderators. */
export const fetchModLog = (signal?: AbortSignal) => call(chatModLog, {}, { signal })
