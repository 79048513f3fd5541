/** Control actions that publish pop-ups and notices. */
import { MINUTE_MS } from '@lantern/contract/site-time'
import { newNo } from '../../ledger/numbers.ts'
import type { ControlActions } from '../../wire/control-actions.ts'
import { insertPost } from './posts.repository.ts'

export const postActions: ControlActions = {
  'popup.publish': async (post, { db, now }) => {
    const id = newNo('pop', now)
    await insertPost(db, { id, kind: 'popup', ...rowOf(post, now) })
    return { id }
  },
  'notice.publish': async (post, { db, now }) => {
    const id = newNo('note', now)
    await insertPost(db, { id, kind: 'notice', ...rowOf(post, now) })
    return { id }
  },
}

type Post = { titleZh: string; titleEn: string; textZh: string; textEn: string; jump: string; minutes: number }

function rowOf({ titleZh, titleEn, textZh, textEn, jump, minutes }: Post, now: number) {
  return {
    title_zh: titleZh,
    title_en: titleEn,
    text_zh: textZh,
    text_en: textEn,
    jump,
    start_at: now,
    end_at: now + minutes * MINUTE_MS,
  }
}
