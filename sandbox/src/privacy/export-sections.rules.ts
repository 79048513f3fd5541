/** What the file with all data of a member holds: one section per table, each column of which is exported or named as omitted. */

export type Section = {
  /** Name of its files. */
  readonly name: string
  /** Table or view. */
  readonly table: string
  /** Unique columns, in whose order the rows are read. */
  readonly key: readonly string[]
  /** Column with the member; default `member_id`. It is not exported. */
  readonly by?: string
  /** Rows of this parent, if the table itself names no member. */
  readonly of?: { readonly column: string; readonly table: string; readonly key: string }
  /** Fen. */
  readonly money?: readonly string[]
  /** Epoch ms. */
  readonly times?: readonly string[]
  /** Whole numbers that are neither. */
  readonly counts?: readonly string[]
  readonly json?: readonly string[]
  /** Secrets, and columns that only our own machinery reads. */
  readonly omit?: readonly string[]
  /** Rows hold pictures: few are read at a time. */
  readonly isHeavy?: boolean
}

/** Holds `member:<id>` instead of the id. */
export const LEDGER_OWNER = 'owner'

export const SECTIONS: readonly Section[] = [
  {
    name: 'profile',
    table: 'members',
    key: ['user_name'],
    by: 'id',
    times: [
      'status_until',
      'return_at',
      'closes_at',
      'registered_at',
      'last_login_at',
      'password_changed_at',
      'security_changed_at',
      'nick_changed_at',
    ],
    json: ['consents', 'guide', 'display'],
    omit: ['user_key', 'pwd_hash', 'fund_hash', 'fund_wrong', 'fund_locked_until', 'flags', 'role', 'profile_version'],
  },
  { name: 'profile-changes', table: 'info_audits', key: ['id'], times: ['at', 'first_at', 'ended_at'] },
  {
    name: 'identity-cases',
    table: 'kyc_cases',
    key: ['id'],
    times: ['at', 'first_at', 'ended_at'],
    json: ['fields'],
    omit: ['document'],
  },
  // The pictures themselves are held for the time of a review only.
  { name: 'identity-files', table: 'kyc_files', key: ['id'], times: ['at'], omit: ['data', 'sha256'] },
  { name: 'devices', table: 'devices', key: ['device_uuid'], times: ['trusted_until', 'last_at'] },
  { name: 'places', table: 'login_places', key: ['place'], times: ['trusted_until', 'last_at'] },
  { name: 'logins', table: 'login_history', key: ['id'], times: ['at'] },
  {
    name: 'sessions',
    table: 'sessions',
    key: ['token_hash'],
    times: ['created_at', 'expire_at', 'ended_at'],
    omit: ['token_hash'],
  },
  {
    name: 'passkeys',
    table: 'passkeys',
    key: ['id'],
    times: ['created_at', 'last_at'],
    omit: ['public_key', 'counter'],
  },
  {
    name: 'exports',
    table: 'data_exports',
    key: ['id'],
    times: ['at', 'expire_at', 'used_at'],
    omit: ['session_hash', 'ticket_hash'],
  },
  {
    name: 'limits',
    table: 'limits',
    key: ['kind', 'period'],
    money: ['amount', 'pending_amount'],
    times: ['pending_at', 'set_at'],
  },
  { name: 'play-time', table: 'play_days', key: ['day'], times: ['day', 'last_at'], counts: ['ms'] },
  { name: 'safer-play', table: 'safer_settings', key: ['reality_minutes'], times: ['next_at'] },
  { name: 'marketing', table: 'marketing_consents', key: ['product', 'channel'], times: ['at'] },
  { name: 'marketing-sent', table: 'marketing_messages', key: ['offer_id', 'channel'], times: ['at'] },
  { name: 'limit-reviews', table: 'limit_reviews', key: ['months'], times: ['at'] },
  { name: 'blocks', table: 'safer_blocks', key: ['kind', 'name'], times: ['lift_at'] },
  {
    name: 'payout-accounts',
    table: 'pay_accounts',
    key: ['id'],
    times: ['usable_at', 'created_at', 'removed_at'],
    json: ['details'],
    omit: ['number_hash', 'next_at'],
  },
  {
    name: 'deposits',
    table: 'deposit_orders',
    key: ['no'],
    money: ['amount'],
    times: ['expire_at', 'created_at', 'rate_until'],
    json: ['timeline'],
    omit: ['request_no', 'next_at', 'version'],
  },
  {
    name: 'deposit-payments',
    table: 'deposit_payments',
    key: ['ref'],
    of: { column: 'order_no', table: 'deposit_orders', key: 'no' },
    times: ['at'],
  },
  {
    name: 'deposit-proofs',
    table: 'deposit_proofs',
    key: ['order_no', 'n'],
    of: { column: 'order_no', table: 'deposit_orders', key: 'no' },
    times: ['at'],
    isHeavy: true,
  },
  {
    name: 'withdrawals',
    table: 'withdraw_orders',
    key: ['no'],
    money: ['amount', 'parts_paid'],
    times: ['created_at'],
    json: ['timeline'],
    omit: ['request_no', 'next_at', 'version', 'needs_second', 'is_auto', 'payout_tries'],
  },
  {
    name: 'withdrawal-parts',
    table: 'speed_parts',
    key: ['no'],
    by: 'payee_id',
    money: ['amount'],
    times: ['offer_until'],
    // The other side of a part is another member.
    omit: ['deposit_no', 'told_no', 'is_settled', 'speaks_at'],
  },
  {
    name: 'instead-codes',
    table: 'instead_codes',
    key: ['code'],
    money: ['amount'],
    times: ['created_at', 'expire_at'],
    omit: ['code'],
  },
  {
    name: 'transfers',
    table: 'transfers',
    key: ['no'],
    money: ['amount'],
    times: ['created_at', 'updated_at'],
    omit: ['request_no'],
  },
  {
    name: 'ledger',
    table: 'member_ledger',
    key: ['id'],
    by: LEDGER_OWNER,
    counts: ['id'],
    money: ['amount', 'balance_after'],
    times: ['at'],
  },
  {
    name: 'turnover-tasks',
    table: 'audit_tasks',
    key: ['id'],
    money: ['amount', 'required', 'done'],
    times: ['start_at', 'end_at'],
  },
  {
    name: 'turnover-bets',
    table: 'audit_contributions',
    key: ['task_id', 'bet_no'],
    of: { column: 'task_id', table: 'audit_tasks', key: 'id' },
    money: ['counted'],
    times: ['at'],
  },
  {
    name: 'bets',
    table: 'bets',
    key: ['no'],
    money: ['stake', 'return_fen', 'valid_fen'],
    times: ['placed_at', 'settled_at'],
    json: ['names'],
  },
  {
    name: 'bet-legs',
    table: 'bet_legs',
    key: ['bet_no', 'seat'],
    of: { column: 'bet_no', table: 'bets', key: 'no' },
    times: ['decided_at'],
    json: ['names'],
  },
  {
    name: 'rounds',
    table: 'rounds',
    key: ['no'],
    by: LEDGER_OWNER,
    counts: ['nonce'],
    money: ['stake', 'return_fen'],
    times: ['at'],
  },
  { name: 'rebate-days', table: 'rebate_days', key: ['day', 'en_name'], money: ['valid', 'amount'], times: ['day'] },
  {
    name: 'rebate-claims',
    table: 'rebate_claims',
    key: ['no'],
    money: ['amount'],
    times: ['at'],
    omit: ['request_no'],
  },
  {
    name: 'rebate-items',
    table: 'rebate_claim_items',
    key: ['claim_no', 'day', 'en_name'],
    of: { column: 'claim_no', table: 'rebate_claims', key: 'no' },
    money: ['valid', 'amount'],
    times: ['day'],
  },
  {
    name: 'vip',
    table: 'vip_states',
    key: ['keep_from'],
    money: ['base_deposit', 'base_turnover'],
    times: ['keep_from'],
  },
  { name: 'vip-history', table: 'vip_history', key: ['at'], times: ['at'] },
  { name: 'vip-gifts', table: 'vip_gifts', key: ['id'], money: ['amount'], times: ['at', 'claimed_at'] },
  {
    name: 'offers',
    table: 'offer_claims',
    key: ['id'],
    money: ['amount'],
    times: ['at', 'due_at', 'appealed_at'],
    omit: ['turn_at'],
  },
  {
    name: 'offer-steps',
    table: 'offer_claim_steps',
    key: ['claim_id', 'seq'],
    of: { column: 'claim_id', table: 'offer_claims', key: 'id' },
    counts: ['seq'],
    times: ['at'],
  },
  {
    name: 'dividends',
    table: 'dividends',
    key: ['id'],
    money: ['amount'],
    times: ['created_at', 'claimed_at', 'expire_at'],
  },
  {
    name: 'lucky-flips',
    table: 'flips',
    key: ['no'],
    money: ['amount'],
    counts: ['nonce', 'position'],
    times: ['at'],
    omit: ['request_no'],
  },
  { name: 'peak-bet', table: 'peak_joins', key: ['joined_at'], times: ['joined_at'] },
  {
    name: 'peak-bet-ranks',
    table: 'peak_entries',
    key: ['season'],
    counts: ['rank', 'odds'],
    money: ['stake', 'amount'],
    times: ['settled_at', 'claimed_at'],
  },
  { name: 'sign-ins', table: 'sign_ins', key: ['day'], counts: ['coins'], times: ['at'] },
  {
    name: 'coin-lots',
    table: 'coin_lots',
    key: ['id'],
    counts: ['amount', 'left_coins'],
    times: ['at', 'expire_at'],
    omit: ['id'],
  },
  { name: 'coin-turnover', table: 'coin_turnover', key: ['counted_fen'], money: ['counted_fen'] },
  { name: 'mall-addresses', table: 'mall_addresses', key: ['id'], times: ['at'] },
  {
    name: 'mall-orders',
    table: 'mall_orders',
    key: ['no'],
    counts: ['coin'],
    times: ['at', 'sent_at', 'ended_at'],
    json: ['paid_from', 'address'],
    omit: ['request_no'],
  },
  {
    name: 'invited-by',
    table: 'invites',
    key: ['code'],
    by: 'invitee_id',
    times: ['seen_at', 'bound_at', 'stage_at'],
    omit: ['inviter_id'],
  },
  {
    name: 'invite-rewards',
    table: 'invite_rewards',
    key: ['id'],
    by: 'inviter_id',
    money: ['amount'],
    times: ['created_at', 'claimed_at'],
    // Another member.
    omit: ['invitee_id'],
  },
  { name: 'invite-codes', table: 'invite_codes', key: ['code_key'], omit: ['code_key'] },
  { name: 'mails', table: 'mails', key: ['id'], times: ['at', 'read_at'] },
  { name: 'cases', table: 'feedback_cases', key: ['id'], times: ['at', 'sla_at'], omit: ['turn_at', 'asked'] },
  {
    name: 'case-entries',
    table: 'feedback_entries',
    key: ['case_id', 'seq'],
    of: { column: 'case_id', table: 'feedback_cases', key: 'id' },
    times: ['at'],
    isHeavy: true,
  },
  {
    name: 'service-talks',
    table: 'service_sessions',
    key: ['sid'],
    times: ['created_at', 'last_at'],
    omit: ['sid', 'queue', 'next_at', 'answering', 'read_seq'],
  },
  {
    name: 'service-lines',
    table: 'service_messages',
    key: ['sid', 'seq'],
    of: { column: 'sid', table: 'service_sessions', key: 'sid' },
    times: ['at'],
    omit: ['sid', 'request_no'],
    isHeavy: true,
  },
  {
    name: 'chat-lines',
    table: 'chat_lines',
    key: ['room_id', 'seq'],
    counts: ['seq', 'reply_to'],
    times: ['at'],
    omit: ['cid', 'bot'],
  },
  { name: 'chat-reactions', table: 'chat_reactions', key: ['room_id', 'seq', 'emoji'], counts: ['seq'], times: ['at'] },
  { name: 'chat-blocks', table: 'chat_blocks', key: ['blocked_id'], omit: ['blocked_id'] },
  { name: 'chat-mutes', table: 'chat_mutes', key: ['room_id'], times: ['until'] },
  { name: 'chat-reports', table: 'chat_reports', key: ['room_id', 'seq'], counts: ['seq'], times: ['at'] },
  { name: 'chat-gifts', table: 'chat_gift_sends', key: ['no'], money: ['price'], times: ['at'] },
  { name: 'red-packets', table: 'chat_packets', key: ['id'], money: ['total', 'left_fen'], times: ['at', 'expire_at'] },
  { name: 'red-packet-shares', table: 'chat_packet_shares', key: ['packet_id'], money: ['amount'] },
  { name: 'favourite-games', table: 'favourites', key: ['en_name', 'game_code'], times: ['at'] },
  { name: 'favourites', table: 'favourite_subjects', key: ['kind', 'id'], times: ['at'] },
  { name: 'recent-games', table: 'recent_games', key: ['en_name', 'game_code'], times: ['at'] },
  { name: 'reminders', table: 'venue_reminders', key: ['en_name'], times: ['at', 'open_since'], omit: ['next_try_at'] },
  { name: 'tutorials', table: 'tutorials_seen', key: ['tutorial'], times: ['at'] },
]

/** Tables that name a member and are not exported, and why. */
export const WITHHELD: Readonly<Record<string, string>> = {
  ledger_accounts: 'their sums are in the ledger',
  login_tickets: 'codes of logins in progress',
  passkey_challenges: 'codes of logins in progress',
  password_history: 'hashes of former passwords',
  recovery_tickets: 'codes of recoveries in progress',
  request_store: 'answers kept for repeated requests, whose facts are in the sections',
  round_seeds: 'secrets that decide coming rounds',
  venue_codes: 'codes of venue entries in progress',
  venue_sessions: 'codes of open venues',
}
