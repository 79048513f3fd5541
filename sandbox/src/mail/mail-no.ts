/** The number under which mails are about something. */
import { type MailSubject, mailSubject } from '@lantern/contract/mail'

/** A number with the prefix of its subject stays; others, as the seeded ones, get it. */
export function mailNo(subject: MailSubject, no: string): string {
  return mailSubject(no) === subject ? no : `${subject}-${no}`
}
