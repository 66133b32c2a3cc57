"""Answers by name: the variants, and for each its writer and the readers of its fields.

`pack_turn_gain(column, favour)` is an answer to the question *turn*, and `turn_gain_column(option)`
says which column. A variant without fields is the whole answer: `TURN_PASS`. A debtor may be NONE.

Written by tools/answers.py.
"""

from typing import Final

from mypy_extensions import i64

SET_UP_UNIT_SOLDATI: Final = 0
SET_UP_UNIT_CAR: Final = 1
SET_UP_UNIT_BOAT: Final = 2
SET_UP_UNIT_MEMBERS: Final = 3
TURN_USE: Final = 0
TURN_GAIN: Final = 1
TURN_PASS: Final = 2
TURN_ADDITIONAL: Final = 3
ACT_RECRUIT: Final = 0
ACT_PLACE: Final = 1
ACT_GARRISON: Final = 2
ACT_REINFORCE: Final = 3
ACT_ORDER: Final = 4
ACT_EQUIPMENT: Final = 5
ACT_CAR: Final = 6
ACT_BOAT: Final = 7
ACT_LAB: Final = 8
ACT_LAUNDER: Final = 9
ACT_MONEY: Final = 10
ACT_EXERT: Final = 11
ACT_INSTITUTION: Final = 12
ACT_INSTITUTIONS: Final = 13
ACT_START: Final = 14
ACT_ULTIMA: Final = 15
ACT_RALLY: Final = 16
ACT_SHOTGUN: Final = 17
ACT_BOMB: Final = 18
ACT_SKULL: Final = 19
ACT_VEST: Final = 20
ACT_PENTITO: Final = 21
ACT_AGITATE: Final = 22
ACT_TURN: Final = 23
ACT_BUY: Final = 24
ACT_PULL: Final = 25
ACT_ALLIES: Final = 26
ACT_BRIBE: Final = 27
ACT_CHAIN: Final = 28
ACT_DETONATOR: Final = 29
ACT_SEABORNE: Final = 30
ACT_OCCUPY: Final = 31
ACT_GUARD: Final = 32
ACT_FAVOUR: Final = 33
ACT_TURNCOAT: Final = 34
ACT_COWARD: Final = 35
ACT_MEMBERS: Final = 36
BRIBE_YES: Final = 0
CONFLICT_FINESSE: Final = 0
CONFLICT_BRUTE_FORCE: Final = 1
TAKE_LEAVE: Final = 0
TAKE_TAKE: Final = 1
ANYTIME_SELL: Final = 0
ANYTIME_GIVE: Final = 1


def pack_draw_tile(tile: i64) -> i64:
    return tile << 6


def draw_tile_tile(option: i64) -> i64:
    return option >> 6 & 63


def pack_draw_colour(family: i64) -> i64:
    return family << 6


def draw_colour_family(option: i64) -> i64:
    return option >> 6 & 63


def pack_choose_families(own: i64, partner: i64) -> i64:
    return own << 6 | partner << 12


def choose_families_own(option: i64) -> i64:
    return option >> 6 & 63


def choose_families_partner(option: i64) -> i64:
    return option >> 12 & 63


def pack_draw_picker(seat: i64) -> i64:
    return seat << 6


def draw_picker_seat(option: i64) -> i64:
    return option >> 6 & 63


def pack_pick_family(family: i64) -> i64:
    return family << 6


def pick_family_family(option: i64) -> i64:
    return option >> 6 & 63


def pack_draw_commission(family: i64) -> i64:
    return family << 6


def draw_commission_family(option: i64) -> i64:
    return option >> 6 & 63


def pack_draw_area(area: i64) -> i64:
    return area << 6


def draw_area_area(option: i64) -> i64:
    return option >> 6 & 63


def pack_unlock(space: i64) -> i64:
    return space << 6


def unlock_space(option: i64) -> i64:
    return option >> 6 & 63


def pack_draw_start(seat: i64) -> i64:
    return seat << 6


def draw_start_seat(option: i64) -> i64:
    return option >> 6 & 63


def pack_deal_character(character: i64) -> i64:
    return character << 6


def deal_character_character(option: i64) -> i64:
    return option >> 6 & 63


def pack_deal_hidden(character: i64) -> i64:
    return character << 6


def deal_hidden_character(option: i64) -> i64:
    return option >> 6 & 63


def pack_choose_character(character: i64) -> i64:
    return character << 6


def choose_character_character(option: i64) -> i64:
    return option >> 6 & 63


def pack_split(members: i64) -> i64:
    return members << 6


def split_members(option: i64) -> i64:
    return option >> 6 & 63


def set_up_unit_variant(option: i64) -> i64:
    return option & 63


def pack_set_up_unit_soldati(area: i64, number: i64) -> i64:
    return area << 6 | number << 12


def set_up_unit_soldati_area(option: i64) -> i64:
    return option >> 6 & 63


def set_up_unit_soldati_number(option: i64) -> i64:
    return option >> 12 & 63


def pack_set_up_unit_car(area: i64) -> i64:
    return 1 | area << 6


def set_up_unit_car_area(option: i64) -> i64:
    return option >> 6 & 63


def pack_set_up_unit_boat(sea: i64) -> i64:
    return 2 | sea << 6


def set_up_unit_boat_sea(option: i64) -> i64:
    return option >> 6 & 63


def pack_set_up_unit_members(number: i64) -> i64:
    return 3 | number << 6


def set_up_unit_members_number(option: i64) -> i64:
    return option >> 6 & 63


def pack_set_up_lab(area: i64) -> i64:
    return area << 6


def set_up_lab_area(option: i64) -> i64:
    return option >> 6 & 63


def pack_first_token(column: i64) -> i64:
    return column << 6


def first_token_column(option: i64) -> i64:
    return option >> 6 & 63


def pack_refill(number: i64) -> i64:
    return number << 6


def refill_number(option: i64) -> i64:
    return option >> 6 & 63


def pack_begin_tile(tile: i64) -> i64:
    return tile << 6


def begin_tile_tile(option: i64) -> i64:
    return option >> 6 & 63


def turn_variant(option: i64) -> i64:
    return option & 63


def pack_turn_use(column: i64, owner: i64, space: i64, favour: i64) -> i64:
    return column << 6 | owner << 12 | space << 18 | favour << 24


def turn_use_column(option: i64) -> i64:
    return option >> 6 & 63


def turn_use_owner(option: i64) -> i64:
    return option >> 12 & 63


def turn_use_space(option: i64) -> i64:
    return option >> 18 & 63


def turn_use_favour(option: i64) -> i64:
    return option >> 24 & 63


def pack_turn_gain(column: i64, favour: i64) -> i64:
    return 1 | column << 6 | (favour + 1) << 12


def turn_gain_column(option: i64) -> i64:
    return option >> 6 & 63


def turn_gain_favour(option: i64) -> i64:
    return (option >> 12 & 63) - 1


def pack_turn_additional(space: i64) -> i64:
    return 3 | space << 6


def turn_additional_space(option: i64) -> i64:
    return option >> 6 & 63


def pack_additional_action(space: i64) -> i64:
    return space << 6


def additional_action_space(option: i64) -> i64:
    return option >> 6 & 63


def pack_give_up(order: i64) -> i64:
    return order << 6


def give_up_order(option: i64) -> i64:
    return option >> 6 & 63


def act_variant(option: i64) -> i64:
    return option & 63


def pack_act_recruit(number: i64, members: i64) -> i64:
    return number << 6 | members << 12


def act_recruit_number(option: i64) -> i64:
    return option >> 6 & 63


def act_recruit_members(option: i64) -> i64:
    return option >> 12 & 63


def pack_act_place(area: i64, number: i64, members: i64) -> i64:
    return 1 | area << 6 | number << 12 | members << 18


def act_place_area(option: i64) -> i64:
    return option >> 6 & 63


def act_place_number(option: i64) -> i64:
    return option >> 12 & 63


def act_place_members(option: i64) -> i64:
    return option >> 18 & 63


def pack_act_garrison(area: i64, number: i64) -> i64:
    return 2 | area << 6 | number << 12


def act_garrison_area(option: i64) -> i64:
    return option >> 6 & 63


def act_garrison_number(option: i64) -> i64:
    return option >> 12 & 63


def pack_act_order(area: i64, order: i64) -> i64:
    return 4 | area << 6 | order << 12


def act_order_area(option: i64) -> i64:
    return option >> 6 & 63


def act_order_order(option: i64) -> i64:
    return option >> 12 & 63


def pack_act_car(area: i64) -> i64:
    return 6 | area << 6


def act_car_area(option: i64) -> i64:
    return option >> 6 & 63


def pack_act_boat(sea: i64) -> i64:
    return 7 | sea << 6


def act_boat_sea(option: i64) -> i64:
    return option >> 6 & 63


def pack_act_lab(area: i64) -> i64:
    return 8 | area << 6


def act_lab_area(option: i64) -> i64:
    return option >> 6 & 63


def pack_act_exert(row: i64, destination: i64) -> i64:
    return 11 | row << 6 | destination << 12


def act_exert_row(option: i64) -> i64:
    return option >> 6 & 63


def act_exert_destination(option: i64) -> i64:
    return option >> 12 & 63


def pack_act_rally(area: i64) -> i64:
    return 16 | area << 6


def act_rally_area(option: i64) -> i64:
    return option >> 6 & 63


def pack_act_shotgun(start: i64, area: i64, way: i64) -> i64:
    return 17 | start << 6 | area << 12 | way << 18


def act_shotgun_start(option: i64) -> i64:
    return option >> 6 & 63


def act_shotgun_area(option: i64) -> i64:
    return option >> 12 & 63


def act_shotgun_way(option: i64) -> i64:
    return option >> 18 & 63


def pack_act_bomb(start: i64, area: i64, car: i64) -> i64:
    return 18 | start << 6 | area << 12 | car << 18


def act_bomb_start(option: i64) -> i64:
    return option >> 6 & 63


def act_bomb_area(option: i64) -> i64:
    return option >> 12 & 63


def act_bomb_car(option: i64) -> i64:
    return option >> 18 & 63


def pack_act_agitate(area: i64) -> i64:
    return 22 | area << 6


def act_agitate_area(option: i64) -> i64:
    return option >> 6 & 63


def pack_act_members(number: i64) -> i64:
    return 36 | number << 6


def act_members_number(option: i64) -> i64:
    return option >> 6 & 63


def pack_lay_token(owner: i64, space: i64) -> i64:
    return owner << 6 | space << 12


def lay_token_owner(option: i64) -> i64:
    return option >> 6 & 63


def lay_token_space(option: i64) -> i64:
    return option >> 12 & 63


def pack_boat_goes(family: i64) -> i64:
    return family << 6


def boat_goes_family(option: i64) -> i64:
    return option >> 6 & 63


def pack_final_action(space: i64) -> i64:
    return space << 6


def final_action_space(option: i64) -> i64:
    return option >> 6 & 63


def pack_rally_from(area: i64, soldati: i64, cars: i64) -> i64:
    return area << 6 | soldati << 12 | cars << 18


def rally_from_area(option: i64) -> i64:
    return option >> 6 & 63


def rally_from_soldati(option: i64) -> i64:
    return option >> 12 & 63


def rally_from_cars(option: i64) -> i64:
    return option >> 18 & 63


def pack_next_order(order: i64) -> i64:
    return order << 6


def next_order_order(option: i64) -> i64:
    return option >> 6 & 63


def pack_force(number: i64, car: i64) -> i64:
    return number << 6 | car << 12


def force_number(option: i64) -> i64:
    return option >> 6 & 63


def force_car(option: i64) -> i64:
    return option >> 12 & 63


def pack_turn_defenders(number: i64) -> i64:
    return number << 6


def turn_defenders_number(option: i64) -> i64:
    return option >> 6 & 63


def pack_buy(number: i64) -> i64:
    return number << 6


def buy_number(option: i64) -> i64:
    return option >> 6 & 63


def conflict_variant(option: i64) -> i64:
    return option & 63


def pack_helper(family: i64) -> i64:
    return family << 6


def helper_family(option: i64) -> i64:
    return option >> 6 & 63


def pack_card(card: i64) -> i64:
    return card << 6


def card_card(option: i64) -> i64:
    return option >> 6 & 63


def take_variant(option: i64) -> i64:
    return option & 63


def pack_occupy(members: i64) -> i64:
    return members << 6


def occupy_members(option: i64) -> i64:
    return option >> 6 & 63


def pack_pentito_remove(area: i64, number: i64) -> i64:
    return area << 6 | number << 12


def pentito_remove_area(option: i64) -> i64:
    return option >> 6 & 63


def pentito_remove_number(option: i64) -> i64:
    return option >> 12 & 63


def pack_pull_from(area: i64, number: i64) -> i64:
    return area << 6 | number << 12


def pull_from_area(option: i64) -> i64:
    return option >> 6 & 63


def pull_from_number(option: i64) -> i64:
    return option >> 12 & 63


def pack_reinforce_area(area: i64, number: i64, members: i64) -> i64:
    return area << 6 | number << 12 | members << 18


def reinforce_area_area(option: i64) -> i64:
    return option >> 6 & 63


def reinforce_area_number(option: i64) -> i64:
    return option >> 12 & 63


def reinforce_area_members(option: i64) -> i64:
    return option >> 18 & 63


def pack_agitate_move(area: i64, number: i64) -> i64:
    return area << 6 | number << 12


def agitate_move_area(option: i64) -> i64:
    return option >> 6 & 63


def agitate_move_number(option: i64) -> i64:
    return option >> 12 & 63


def pack_remove_tile(tile: i64) -> i64:
    return tile << 6


def remove_tile_tile(option: i64) -> i64:
    return option >> 6 & 63


def pack_place_tile(tile: i64) -> i64:
    return tile << 6


def place_tile_tile(option: i64) -> i64:
    return option >> 6 & 63


def pack_move_tile(from_: i64, to: i64) -> i64:
    return from_ << 6 | to << 12


def move_tile_from(option: i64) -> i64:
    return option >> 6 & 63


def move_tile_to(option: i64) -> i64:
    return option >> 12 & 63


def anytime_variant(option: i64) -> i64:
    return option & 63


def pack_anytime_sell(order: i64) -> i64:
    return order << 6


def anytime_sell_order(option: i64) -> i64:
    return option >> 6 & 63
