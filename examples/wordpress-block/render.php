<?php
/** The page loads the script of the widget only where the block stands. */
wp_enqueue_script_module('trade-area-catalogue', $attributes['gateway'] . '/widgets/v1/catalogue.js', array(), null);
?>
<div <?php echo get_block_wrapper_attributes(); ?>>
	<ta-catalogue
		gateway="<?php echo esc_url($attributes['gateway']); ?>"
		filter="<?php echo esc_attr($attributes['filter']); ?>"
		columns="<?php echo esc_attr($attributes['columns']); ?>"
	></ta-catalogue>
</div>
