import type { Mail, MailTab } from '@lantern/contract/mail'
import { formatCount, useMessages } from '@lantern/i18n'
import { confirm, isSessionError, memberMessage, showToast } from '@lantern/platform'
import { useQueryClient } from '@tanstack/react-query'
import { memberQuery } from '../parts/money.api.ts'
import { deleteMail, MAIL_KEY, pinMail, readAllMail, readMail } from './parts/mail.api.ts'
import { mailMessages } from './parts/mail.messages.ts'

/** What a member can do with mail; each action refetches the list and the unread count. */
export function useMailActions() {
  const t = useMessages(mailMessages)
  const client = useQueryClient()
  const refresh = async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: [MAIL_KEY, 'list'] }),
      client.invalidateQueries({ queryKey: memberQuery().queryKey }),
    ])
  }
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (error) {
      if (!isSessionError(error)) showToast({ text: memberMessage(error), kind: 'error' })
      return false
    } finally {
      await refresh()
    }
  }
  return {
    /** @returns false if the mail was deleted elsewhere */
    async open(mail: Mail): Promise<boolean> {
      if (mail.read) return true
      const isThere = await readMail(mail.id).catch(() => true)
      if (!isThere) showToast({ text: t.gone })
      await refresh()
      return isThere
    },
    readAll: (tab: MailTab) => attempt(() => readAllMail(tab)),
    pin: (mail: Mail) => attempt(() => pinMail(mail.id, !mail.pinned)),
    /** Asks first. @returns whether anything was sent */
    async remove(ids: string[]): Promise<boolean> {
      const n = formatCount(ids.length)
      const isSure = await confirm({
        id: 'delete-mail',
        title: t.deleteTitle,
        message: t.deleteText({ n }),
        confirm: t.delete,
        cancel: t.cancel,
      })
      if (!isSure) return false
      return attempt(async () => {
        const { kept } = await deleteMail(ids)
        if (kept.length > 0) showToast({ text: t.kept({ n: formatCount(kept.length) }) })
      })
    },
  }
}
