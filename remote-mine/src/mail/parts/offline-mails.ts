/** The last mails on the device, so that they can be read offline. Removed with the session (platform, session.ts). */
import { MAIL_TABS, type Mail, type MailTab, mailSchema, OFFLINE_MAILS } from '@lantern/contract/mail'
import { getSession, readStored, writeStored } from '@lantern/platform'
import { array, type InferOutput, looseObject, string } from 'valibot'

const mailboxSchema = looseObject({
  memberId: string(),
  list: array(mailSchema),
  phrase: string(),
  /** Ids that were read while the server was unreachable. */
  read: array(string()),
})
type Mailbox = InferOutput<typeof mailboxSchema>

/** Replaces the stored mail of a tab; the newest of both tabs stay. */
export function keepMails(tab: MailTab, list: readonly Mail[], phrase: string): void {
  const mailbox = ownMailbox()
  const others = mailbox.list.filter((mail) => tabOf(mail) !== tab)
  const newest = [...others, ...list].sort((one, other) => other.at - one.at).slice(0, OFFLINE_MAILS)
  writeStored('mailbox', { ...mailbox, list: newest, phrase })
}

/** The stored mail that matches, as one page; null if nothing is stored. */
export function storedPage({ tab, unread, keyword }: { tab: MailTab; unread: boolean; keyword: string }) {
  const mailbox = ownMailbox()
  if (mailbox.list.length === 0) return null
  const words = keyword.toLowerCase()
  const list = mailbox.list
    .filter((mail) => tabOf(mail) === tab && !(unread && mail.read) && textOf(mail).includes(words))
    .sort((one, other) => Number(other.pinned) - Number(one.pinned) || other.at - one.at)
  const unreadOf = (of: MailTab) => mailbox.list.filter((mail) => tabOf(mail) === of && !mail.read).length
  const counts = Object.fromEntries(MAIL_TABS.map((of) => [of, unreadOf(of)])) as Record<MailTab, number>
  return { list, total: list.length, hasMore: false, unread: counts, phrase: mailbox.phrase }
}

export function markStoredRead(id: string): void {
  const mailbox = ownMailbox()
  const list = mailbox.list.map((mail) => (mail.id === id ? { ...mail, read: true } : mail))
  writeStored('mailbox', { ...mailbox, list, read: [...new Set([...mailbox.read, id])].slice(-OFFLINE_MAILS) })
}

export function mailsReadOffline(): string[] {
  return ownMailbox().read
}

/** These were deleted, also in a list that shows a part of the mails. */
export function forgetMails(ids: readonly string[]): void {
  if (ids.length === 0) return
  const mailbox = ownMailbox()
  writeStored('mailbox', { ...mailbox, list: mailbox.list.filter(({ id }) => !ids.includes(id)) })
}

/** The server knows that these were read. */
export function synchronized(ids: readonly string[]): void {
  const mailbox = ownMailbox()
  writeStored('mailbox', { ...mailbox, read: mailbox.read.filter((id) => !ids.includes(id)) })
}

function tabOf({ type }: Pick<Mail, 'type'>): MailTab {
  return type === 'offer' ? 'offer' : 'notice'
}

/** The mailbox of the signed-in member; that of another member on this device counts as empty. */
function ownMailbox(): Mailbox {
  const session = getSession()
  const memberId = session.kind === 'member' ? session.memberId : ''
  const stored = readStored('mailbox', mailboxSchema)
  return stored?.memberId === memberId ? stored : { memberId, list: [], phrase: '', read: [] }
}

function textOf({ title, body, bizNo }: Mail): string {
  return `${title.zh} ${title.en} ${body.zh} ${body.en} ${bizNo}`.toLowerCase()
}
