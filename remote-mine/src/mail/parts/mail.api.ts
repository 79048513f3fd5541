/** Requests of the mail page. Its reads stay available offline from the copy on the device. */
import { type MailTab, mailDelete, mailKeys, mailList, mailPin, mailRead, OFFLINE_MAILS } from '@lantern/contract/mail'
import { noticeList } from '@lantern/contract/site'
import { call, isConnectionError } from '@lantern/platform'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { forgetMails, keepMails, mailsReadOffline, markStoredRead, storedPage, synchronized } from './offline-mails.ts'

export const MAIL_KEY = 'mine-mail'
/** The first page is what stays readable offline. */
const PAGE_SIZE = OFFLINE_MAILS

export type MailFilter = { tab: MailTab; unread: boolean; keyword: string }

export function mailQuery(filter: MailFilter) {
  return infiniteQueryOptions({
    queryKey: [MAIL_KEY, 'list', filter],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => fetchPage(filter, pageParam, signal),
    getNextPageParam: (last, pages) => (last.hasMore ? pages.length + 1 : undefined),
  })
}

/** The server's page with `isStored: false`, or the device's copy when the server is unreachable. */
async function fetchPage(filter: MailFilter, pageNum: number, signal: AbortSignal) {
  try {
    await synchronize()
    const page = await call(mailList, { ...filter, pageNum, pageSize: PAGE_SIZE }, { signal })
    if (pageNum === 1 && !filter.unread && filter.keyword === '') keepMails(filter.tab, page.list, page.phrase)
    return { ...page, isStored: false }
  } catch (error) {
    const stored = pageNum === 1 && isConnectionError(error) ? storedPage(filter) : null
    if (stored === null) throw error
    return { ...stored, isStored: true }
  }
}

export function mailKeysQuery() {
  return queryOptions({
    queryKey: [MAIL_KEY, 'keys'],
    queryFn: ({ signal }) => call(mailKeys, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function noticesQuery() {
  return queryOptions({
    queryKey: [MAIL_KEY, 'notices'],
    queryFn: ({ signal }) => call(noticeList, {}, { signal }),
  })
}

/** Marks one mail as read; offline, it is sent with the next list. @returns false if the mail was deleted elsewhere */
export async function readMail(id: string): Promise<boolean> {
  markStoredRead(id)
  try {
    const { gone } = await call(mailRead, { ids: [id] })
    synchronized([id])
    forgetMails(gone)
    return !gone.includes(id)
  } catch (error) {
    if (isConnectionError(error)) return true
    throw error
  }
}

export const readAllMail = (tab: MailTab) => call(mailRead, { all: tab })
export const pinMail = (id: string, pinned: boolean) => call(mailPin, { id, pinned })

export async function deleteMail(ids: string[]) {
  const answer = await call(mailDelete, { ids })
  const kept = answer.kept.map(({ id }) => id)
  forgetMails(ids.filter((id) => !kept.includes(id)))
  return answer
}

async function synchronize(): Promise<void> {
  const ids = mailsReadOffline()
  if (ids.length === 0) return
  await call(mailRead, { ids })
  synchronized(ids)
}
