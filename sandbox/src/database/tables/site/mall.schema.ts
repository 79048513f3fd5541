/** Goods, addresses and orders of the coin mall. */
import type { GoodsCategory } from '@lantern/contract/mall'
import type { MallOrderState } from '@lantern/contract/mall-orders'
import type { Generated, Selectable } from 'kysely'

type MallGoodsTable = {
  id: string
  category: GoodsCategory
  name_zh: string
  name_en: string
  text_zh: string
  text_en: string
  price: number
  stock: number
  per_member: number | null
  vip_min: Generated<number>
  open_at: number | null
  bonus_fen: Generated<number>
  position: number
}
export type GoodsRow = Selectable<MallGoodsTable>

type MallAddressesTable = {
  id: string
  member_id: string
  name: string
  area: string
  phone: string
  address: string
  at: number
}
export type AddressRow = Selectable<MallAddressesTable>

type MallOrdersTable = {
  no: string
  member_id: string
  goods_id: string
  name_zh: string
  name_en: string
  category: GoodsCategory
  qty: number
  coin: number
  state: MallOrderState
  paid_from: string
  address: Generated<string>
  tracking_no: Generated<string>
  request_no: string | null
  at: number
  sent_at: number | null
  ended_at: number | null
}
export type MallOrderRow = Selectable<MallOrdersTable>

export type MallTables = {
  mall_goods: MallGoodsTable
  mall_addresses: MallAddressesTable
  mall_orders: MallOrdersTable
}
