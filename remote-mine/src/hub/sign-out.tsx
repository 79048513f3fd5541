import { ROUTE } from '@lantern/contract'
import type { MemberInfo } from '@lantern/contract/user'
import { formatDateTime, useMessages } from '@lantern/i18n'
import { confirm, signOut } from '@lantern/platform'
import { Button, IconSignOut } from '@lantern/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { partsMessages } from '../parts/parts.messages.ts'
import { hubMessages } from './hub.messages.ts'
import styles from './hub.module.css'

/** Signs out; asks for confirmation only if an order is open (screens.md 6 hub). */
export function SignOut({ member, hasOpenOrder }: { member: MemberInfo; hasOpenOrder: boolean }) {
  const t = useMessages(hubMessages)
  const p = useMessages(partsMessages)
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    if (hasOpenOrder) {
      const isSure = await confirm({
        id: 'sign-out',
        title: t.signOutTitle,
        message: t.signOutText,
        confirm: t.signOut,
        cancel: p.cancel,
      })
      if (!isSure) return
    }
    setLeaving(true)
    // Navigate home first: a protected path without a session redirects to login.
    void navigate(ROUTE.home)
    await signOut()
  }
  return (
    <div className={styles.foot}>
      {member.lastLogin && (
        <p className={styles.lastLogin}>
          {t.lastLogin({ time: formatDateTime(member.lastLogin.at, false), device: member.lastLogin.device })}
        </p>
      )}
      <Button
        kind="quiet"
        className={styles.signOut}
        icon={<IconSignOut />}
        busy={isLeaving}
        onClick={() => void leave()}
      >
        {t.signOut}
      </Button>
    </div>
  )
}
