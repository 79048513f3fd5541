/** The numbers by which mails name their subject. */
import { type MailSubject, mailSubject } from '@lantern/contract/mail'

/** Adds the prefix of its subject to a number that has none, for example a seeded one. */
export function mailNo(subject: MailSubject, no: string): string {
  return mailSubject(no) === subject ? no : `${subject}-${no}`
}
