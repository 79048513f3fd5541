import { VENUE_STATUS, type Venue } from '@lantern/contract/games'
import type { LobbyTable } from '@lantern/contract/lobbies'
import { now } from '@lantern/platform'
import { useState } from 'react'

/** Tables at which one can bet now first. Their order stays from then on: a row does not change under a finger. */
export function useOpenFirst(
  tables: readonly LobbyTable[] | undefined,
  venueOf: (enName: string) => Venue | undefined,
): readonly LobbyTable[] | undefined {
  const [order, setOrder] = useState<readonly string[]>([])
  if (!tables?.every(({ enName }) => venueOf(enName))) return tables
  const codes = tables.map(({ gameCode }) => gameCode)
  if (!codes.every((code) => order.includes(code))) {
    const isOpen = ({ enName, closeAt }: LobbyTable) => venueOf(enName)?.status === VENUE_STATUS.open && closeAt > now()
    const [open, others] = [tables.filter(isOpen), tables.filter((table) => !isOpen(table))]
    setOrder([...open, ...others].map(({ gameCode }) => gameCode))
  }
  return tables.toSorted((one, other) => order.indexOf(one.gameCode) - order.indexOf(other.gameCode))
}
