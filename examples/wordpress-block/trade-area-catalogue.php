<?php
/**
 * Plugin Name: Catalogue of the lab
 * Description: A block that shows the public catalogue of a photo lab.
 * Version: 0.1.0
 * Requires at least: 6.5
 */

add_action('init', function () {
	register_block_type(__DIR__);
});
