"""Icons of Bonfire that share the meaning of another one."""

ALIASES = {
    "bonfire_marker": "great_bonfire",
    "cells_gold": "cells_highlighted",
    "cells_outer": "cells_highlighted",
    "flame_lit": "fire",
    "gnome": "master",
    "great_fire": "great_bonfire",
    "guardian": "guardian_pink",
    "novice": "novice_0",
    "points_coin": "points",
    "portal": "gate_circle",
    "portal_pointed": "gate_triangle",
    "portal_round": "gate_circle",
    "portal_square": "gate_square",
    "task": "crystal_blue",
    "yellow_wild": "token_yellow",
    **{
        f"{kind}_{seat}": f"{kind}_0"
        for kind in ("guardian_own", "novice", "ship")
        for seat in (1, 2, 3)
    },
    **{f"gift_{seat}": "gift" for seat in range(4)},
    **{
        f"notch_{shape}": "notch_circle"
        for shape in ("crescent", "cross", "diamond", "square", "star", "triangle")
    },
    **{
        f"symbol_{token}": f"token_{token}"
        for token in ("gnome", "great_bonfire", "guardian", "path", "ship", "task", "yellow")
    },
    **{f"bonfire_{crystal}": "fire" for crystal in ("blue", "red", "yellow")},
    **{f"task_{crystal}": f"crystal_{crystal}" for crystal in ("blue", "red", "yellow")},
}
