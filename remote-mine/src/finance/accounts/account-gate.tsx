import type { MemberInfo } from '@lantern/contract/user'
import { useMessages } from '@lantern/i18n'
import { Note } from '@lantern/page'
import { Button, IconLock, IconShield } from '@lantern/ui'
import { type ReactNode, useState } from 'react'
import { IdentitySheet } from '../identity-sheet.tsx'
import { FundPasswordSheet } from './fund-password-sheet.tsx'
import { accountsMessages } from './parts/accounts.messages.ts'

const VERIFIED = 2

/** Requires a verified name and then a fund password before an account can be added; both can be set up here. */
export function AccountGate({ member, children }: { member: MemberInfo; children: ReactNode }) {
  const t = useMessages(accountsMessages)
  const [isOpen, setOpen] = useState(false)
  if (member.kyc !== VERIFIED)
    return (
      <>
        <Note
          icon={<IconShield />}
          action={
            <Button size="sm" onClick={() => setOpen(true)}>
              {t.verify}
            </Button>
          }
        >
          {t.verifyFirst}
        </Note>
        <IdentitySheet member={member} open={isOpen} onOpenChange={setOpen} onVerified={() => setOpen(false)} />
      </>
    )
  if (!member.hasFundPwd)
    return (
      <>
        <Note
          icon={<IconLock />}
          action={
            <Button size="sm" onClick={() => setOpen(true)}>
              {t.setPwd}
            </Button>
          }
        >
          {t.needPwd}
        </Note>
        <FundPasswordSheet open={isOpen} onOpenChange={setOpen} />
      </>
    )
  return children
}
