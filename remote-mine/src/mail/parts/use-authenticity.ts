import { type Mail, mailText } from '@lantern/contract/mail'
import { useSession } from '@lantern/platform'
import { useQuery } from '@tanstack/react-query'
import { MAIL_KEY, mailKeysQuery } from './mail.api.ts'
import { type Authenticity, verifyMail } from './verify-mail.ts'

/** Whether a mail is from the platform; null while that is being checked. */
export function useAuthenticity(mail: Mail): Authenticity | null {
  const session = useSession()
  const memberId = session.kind === 'member' ? session.memberId : ''
  const { data: keys, isError } = useQuery(mailKeysQuery())
  const { data } = useQuery({
    queryKey: [MAIL_KEY, 'authenticity', memberId, mailText(memberId, mail), mail.signature],
    queryFn: () => verifyMail(mail, memberId, keys?.list.map(({ key }) => key) ?? []),
    enabled: keys !== undefined && memberId !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
  return isError ? 'unknown' : (data ?? null)
}
