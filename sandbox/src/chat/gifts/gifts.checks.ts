/** Ledger checks of red packets. */
import { sql } from 'kysely'
import type { ProofCheck } from '../../ledger/proof.ts'
import { PACKETS_KIND } from './packets.ts'

/** What the house holds equals what is left in packets, and each packet is what was opened, what is left and what returned. */
export const packetProof: ProofCheck = async (db) => {
  const held = await sql<{ what: string }>`
    SELECT 'the house' AS what WHERE
      (SELECT coalesce(sum(balance), 0) FROM ledger_accounts WHERE owner = 'house' AND kind = ${PACKETS_KIND})
      <> (SELECT coalesce(sum(left_fen), 0) FROM chat_packets)`.execute(db)
  const shared = await sql<{ what: string }>`
    SELECT p.id AS what FROM chat_packets p
    LEFT JOIN (SELECT packet_id, sum(amount) AS amount, count(*) AS count FROM chat_packet_shares GROUP BY packet_id) s ON s.packet_id = p.id
    WHERE (NOT p.ended AND p.total <> p.left_fen + coalesce(s.amount, 0)) OR p.count <> p.left_count + coalesce(s.count, 0)`.execute(
    db,
  )
  return [...held.rows, ...shared.rows].map((row) => `red packets do not add up: ${row.what}`)
}
